import { useMemo, type ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import { Colours } from '@site/src/theme/CodeBlock/Content';
import { useWordWrap } from '@site/src/theme/CodeBlock/useWordWrap';
import { CodeBlockContextProvider, createCodeBlockMetadata } from '@kurser/platform/themeInternals';
import type { Props } from '@theme/CodeBlock/Content/String';
import CodeBlockLayout from '@theme/CodeBlock/Layout';

interface StringProps extends Props {
  /**
   * The code's coloured runs, from the build (packages/lesson-language/src/rehype-code-colours).
   */
  readonly colours?: string;
}

/** A block of code, with the colours that the build has given it. */
export default function CodeBlockString({ colours = '', ...props }: StringProps): ReactNode {
  const { magicComments, defaultLanguage } = useThemeConfig().prism;
  const { children: code, className, language, metastring, title, showLineNumbers } = props;
  // The same for the same block: its markup hangs on it.
  const metadata = useMemo(
    () =>
      createCodeBlockMetadata({
        ...{ code, className, language, metastring, title, showLineNumbers },
        ...{ magicComments, defaultLanguage },
      }),
    [code, className, language, metastring, title, showLineNumbers, magicComments, defaultLanguage],
  );
  return (
    <Colours value={colours}>
      <CodeBlockContextProvider metadata={metadata} wordWrap={useWordWrap()}>
        <CodeBlockLayout />
      </CodeBlockContextProvider>
    </Colours>
  );
}
