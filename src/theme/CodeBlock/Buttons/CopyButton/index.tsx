import { useMemo, type ReactNode } from 'react';
import OriginalCopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import type { Props } from '@theme/CodeBlock/Buttons/CopyButton';
import { commandsIn } from '@kurser/code/terminal';
import { CodeBlockContextProvider, useCodeBlockContext } from '@kurser/platform/themeInternals';

/**
 * The theme's own; of a terminal it copies the commands, without prompts and without what programs
 * have written.
 */
export default function CopyButton(props: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const copied = useMemo(
    () =>
      metadata.language === 'shell-session'
        ? { ...metadata, code: commandsIn(metadata.code) }
        : metadata,
    [metadata],
  );
  return (
    <CodeBlockContextProvider metadata={copied} wordWrap={wordWrap}>
      <OriginalCopyButton {...props} />
    </CodeBlockContextProvider>
  );
}
