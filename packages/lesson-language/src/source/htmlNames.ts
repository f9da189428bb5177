/** The elements of HTML and SVG that have a place in a lesson. */
const names = new Set(
  `a abbr article aside audio b bdi bdo blockquote br button caption cite code col colgroup data dd del
  details dfn div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr i iframe img
  input ins kbd label legend li main mark meter nav ol optgroup option output p picture pre progress q rp
  rt ruby s samp section select small source span strong sub summary sup svg table tbody td textarea tfoot
  th thead time tr track u ul var video wbr circle ellipse g line path polygon polyline rect text tspan`.split(
    /\s+/,
  ),
);

/** Whether a tag of that name is an element that browsers know. */
export function isHtmlName(name: string): boolean {
  return names.has(name);
}

/** Those of them that hold nothing, and so are closed where they open. */
const voidNames = new Set('br col hr img input source track wbr'.split(' '));

/** Whether an element of that name has no end of its own. */
export function isVoidName(name: string): boolean {
  return voidNames.has(name);
}
