export interface Segment {
  readonly code: boolean;
  readonly text: string;
}

/**
 * Splits a text at its backticks: what stands between a pair is code. A backtick without a partner
 * stands for itself.
 */
export function toSegments(text: string): readonly Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(/`([^`]+)`/g)) {
    if (match.index > end) segments.push({ code: false, text: text.slice(end, match.index) });
    segments.push({ code: true, text: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) segments.push({ code: false, text: text.slice(end) });
  return segments;
}
