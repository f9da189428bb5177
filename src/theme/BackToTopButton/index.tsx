/**
 * Nothing floats over a page: the way back to its top stands at its end, in the page
 * (src/components/ToTop).
 */
export default function BackToTopButton(): null {
  return null;
}
