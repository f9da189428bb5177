import { useContext, useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import { Colours } from '@site/src/code/Colours';
import { colouredLines } from '@site/src/code/colouredLines';
import { contentStyles as styles, lineStyles } from '@site/src/platform/codeBlockStyles';
import { useCodeBlockContext } from '@site/src/platform/themeInternals';
import type { Props } from '@theme/CodeBlock/Content';

interface Line {
  /** The line as HTML. */
  readonly html: string;
  /** The theme's class for a marked line. */
  readonly marks: readonly string[] | undefined;
  readonly isNumbered: boolean;
}

/** The break keeps an empty line as high as the others, and is copied with it. */
function lineHtml({ html, marks, isNumbered }: Line): string {
  const classes = clsx('token-line', marks, isNumbered && lineStyles.codeLine);
  const content = isNumbered
    ? `<span class="${lineStyles.codeLineNumber}"></span><span class="${lineStyles.codeLineContent}">${html}</span>`
    : html;
  return `<div class="${classes}">${content}<br></div>`;
}

/** The code itself. Its colours come with it from the build, so that no page needs a program for them. */
export default function CodeBlockContent({ className }: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const colours = useContext(Colours);
  const { code, language, lineNumbersStart, lineClassNames } = metadata;
  const isNumbered = lineNumbersStart !== undefined;
  // The same object for the same code: React writes the markup anew for another one.
  const markup = useMemo(
    () => ({
      __html: colouredLines(code, colours)
        .map((line, at) => lineHtml({ html: line, marks: lineClassNames[at], isNumbered }))
        .join(''),
    }),
    [code, colours, lineClassNames, isNumbered],
  );
  return (
    <pre
      translate="no"
      ref={wordWrap.codeBlockRef}
      data-scrolls={wordWrap.isCodeScrollable ? '' : undefined}
      className={clsx(className, `language-${language}`, styles.codeBlock, 'thin-scrollbar')}
      // Wide code is scrolled with the keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <code
        translate="no"
        className={clsx(styles.codeBlockLines, isNumbered && styles.codeBlockLinesWithNumbering)}
        style={{
          ...(isNumbered && { counterReset: `line-count ${lineNumbersStart - 1}` }),
          ...(wordWrap.isEnabled && { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
        }}
        dangerouslySetInnerHTML={markup}
      />
    </pre>
  );
}
