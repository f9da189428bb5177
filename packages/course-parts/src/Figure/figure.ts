/** The checked props of a figure. */
export interface FigureText {
  readonly alt: string;
  readonly caption?: string;
}

/**
 * @throws an Error in Swedish that names the value and what would be right. An empty `alt` is a
 * fault here: a figure that says nothing has no place in a lesson.
 */
export function parseFigure(alt: unknown, caption: unknown): FigureText {
  if (typeof alt !== 'string' || alt.trim() === '')
    throw new Error(
      `Figure: alt är ${JSON.stringify(alt)} men ska säga vad figuren visar: ` +
        'alt="Namnet a och namnet b pekar på samma listobjekt."',
    );
  if (caption === undefined) return { alt: alt.trim() };
  if (typeof caption !== 'string' || caption.trim() === '')
    throw new Error(
      `Figure "${alt}": caption är ${JSON.stringify(caption)} men ska vara text eller utelämnas`,
    );
  return { alt: alt.trim(), caption: caption.trim() };
}
