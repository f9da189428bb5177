/** No emoji on the cards: the course's own mark stands at the top of the page. */
export default function DocCardHeadingIcon(): null {
  return null;
}
