import { createContext, useContext, useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import { colouredLines } from '@kurser/code/colouredLines';
import { terminalLines, withPrompt, type TerminalLine } from '@kurser/code/terminal';
import { contentStyles as styles, lineStyles } from '@kurser/platform/codeBlockStyles';
import { useCodeBlockContext } from '@kurser/platform/themeInternals';
import type { Props } from '@theme/CodeBlock/Content';

/**
 * The coloured runs of the code block that is shown (`writeRuns`); empty where nothing is known of
 * them.
 */
export const Colours = createContext('');

interface Line {
  /** The line as HTML. */
  readonly html: string;
  /** The theme's class for a marked line. */
  readonly marks: readonly string[] | undefined;
  readonly isNumbered: boolean;
  /** What the line is in a terminal; undefined anywhere else. */
  readonly terminal: TerminalLine | undefined;
}

/** The break keeps an empty line as high as the others, and is copied with it. */
function lineHtml({ html: coloured, marks, isNumbered, terminal }: Line): string {
  const isCommand = terminal?.prompt !== undefined;
  const html = isCommand ? withPrompt(coloured, terminal.prompt) : coloured;
  const role = isCommand ? ' data-command' : ' data-printout';
  const classes = clsx('token-line', marks, isNumbered && lineStyles.codeLine);
  const content = isNumbered
    ? `<span class="${lineStyles.codeLineNumber}"></span><span class="${lineStyles.codeLineContent}">${html}</span>`
    : html;
  return `<div class="${classes}"${terminal === undefined ? '' : role}>${content}<br></div>`;
}

/**
 * The code itself. Its colours come with it from the build, so that no page needs a program for
 * them.
 */
export default function CodeBlockContent({ className }: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const colours = useContext(Colours);
  const { code, language, lineNumbersStart, lineClassNames } = metadata;
  const isNumbered = lineNumbersStart !== undefined;
  // The same object for the same code: React writes the markup anew for another one.
  const markup = useMemo(() => {
    const terminal = language === 'shell-session' ? terminalLines(code) : [];
    return {
      __html: colouredLines(code, colours)
        .map((html, at) =>
          lineHtml({ html, marks: lineClassNames[at], isNumbered, terminal: terminal[at] }),
        )
        .join(''),
    };
  }, [code, colours, language, lineClassNames, isNumbered]);
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
