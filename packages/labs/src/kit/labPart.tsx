import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { AuthorProps } from './settings';

export interface ViewProps<Settings> {
  readonly settings: Settings;
  /** The author's text above the lab: what to try. */
  readonly children: ReactNode;
}

/** What MDX hands over to a lab. */
export type LabProps = AuthorProps & { readonly children?: ReactNode };

/**
 * The component that authors write, of its settings and its view. What stands between its tags is
 * the view's to show.
 */
export function labPart<Settings>(
  parse: (props: LabProps) => Settings,
  View: ComponentType<ViewProps<Settings>>,
): ComponentType<LabProps> {
  return function LabPart(props) {
    const settings = useMemo(() => parse(props), [props]);
    return <View settings={settings}>{props.children}</View>;
  };
}
