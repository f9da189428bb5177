import { useMemo, type ComponentType } from 'react';
import { splitFences, type Fence } from '@kurser/shared/nodeText';
import type { LabProps, ViewProps } from './labPart';

/** `labPart` for a lab that reads the code blocks between its tags. They are not shown. */
export function fencedLabPart<Settings>(
  parse: (props: LabProps, fences: readonly Fence[]) => Settings,
  View: ComponentType<ViewProps<Settings>>,
): ComponentType<LabProps> {
  return function LabPart(props) {
    const { settings, rest } = useMemo(() => {
      const split = splitFences(props.children);
      return { settings: parse(props, split.fences), rest: split.rest };
    }, [props]);
    return <View settings={settings}>{rest}</View>;
  };
}
