import type { ReactNode } from 'react';
import SelectField from '@kurser/ui/SelectField';

interface PresetFieldProps<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
  /** What each is called on the screen, where that is not its name. */
  readonly labels?: Readonly<Record<Name, string>>;
  /** Undefined for one of the student's own, which is shown as `egen` and cannot be chosen. */
  readonly value: Name | undefined;
  readonly onChange: (name: Name) => void;
}

/** Ready-made things to begin from: an image, a world. */
export default function PresetField<Name extends string>(props: PresetFieldProps<Name>): ReactNode {
  const { label, names, labels, value, onChange } = props;
  return (
    <SelectField<Name | 'egen'>
      label={label}
      options={[
        ...names.map((name) => ({ value: name, label: labels?.[name] ?? name })),
        { value: 'egen' as const, label: 'egen' },
      ]}
      value={value ?? 'egen'}
      onChange={(chosen) => {
        if (chosen !== 'egen') onChange(chosen);
      }}
    />
  );
}
