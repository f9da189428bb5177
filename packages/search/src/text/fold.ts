const marks = /\p{M}+/gu;

/**
 * The same text in small letters without accents: `Sökning` and `sokning` fold alike. For finding,
 * never for showing.
 */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(marks, '');
}
