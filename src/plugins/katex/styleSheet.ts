/**
 * KaTeX's style sheet with WOFF2 as the only font format: every browser that this site supports
 * reads it, and the two older formats would be two thirds of the files.
 */
export function keepOnlyWoff2(css: string): string {
  return css.replaceAll(/,url\([^)]*\.(?:woff|ttf)\) format\("(?:woff|truetype)"\)/g, '');
}

/** The files that a style sheet refers to, as it names them, each once. */
export function referredFiles(css: string): readonly string[] {
  return [
    ...new Set([...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map((match) => match[1] ?? '')),
  ];
}
