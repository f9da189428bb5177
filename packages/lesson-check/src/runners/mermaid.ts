import type { ReadingFault } from './reading';

/**
 * Mermaid's own parser. In the build a broken diagram would only show on the page, as a picture of
 * an error.
 */
export async function readMermaid(text: string): Promise<ReadingFault[]> {
  const { default: mermaid } = await prepare();
  try {
    await mermaid.parse(text);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [
      {
        line: Number(/on line (\d+)/.exec(message)?.[1] ?? 1),
        problem: message.replaceAll(/\s+/g, ' '),
      },
    ];
  }
}

/**
 * Without a browser window DOMPurify has no methods, and Mermaid calls two of them before it
 * parses. Nothing is drawn here, so letting every label through is safe.
 */
async function prepare() {
  const { default: purifier } = await import('dompurify');
  Object.assign(purifier, { addHook: () => undefined, sanitize: (dirty: string) => dirty });
  return import('mermaid');
}
