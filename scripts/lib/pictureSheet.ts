/** The picture of a name, as a figure. @param address where the picture is, seen from the sheet */
function figureOf(name: string, address: string): string {
  return `<figure><a href="${address}"><img src="${address}" alt="${name}" loading="lazy"></a><figcaption>${name}</figcaption></figure>`;
}

/**
 * All pictures on one page, those of one thing side by side.
 * @param names files as `gate-390-light.png`
 * @param folder where they are, seen from the page
 */
export function pictureSheet(names: readonly string[], folder: string): string {
  const things = new Map<string, string[]>();
  for (const name of [...names].sort()) {
    const thing = /^(.+?)-\d+-\w+\.png$/.exec(name)?.[1] ?? name;
    things.set(thing, [...(things.get(thing) ?? []), name]);
  }
  const sections = [...things].map(([thing, own]) => {
    const figures = own.map((name) => figureOf(name, `${folder}/${name}`)).join('\n');
    return `<section><h2>${thing}</h2>\n${figures}\n</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${String(names.length)} pictures</title>
<style>
body { margin: 2rem; font: 16px system-ui; background: #8a8a8a; }
section { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: start; margin-bottom: 2rem; }
h2 { flex-basis: 100%; margin: 0; }
figure { margin: 0; }
img { display: block; max-width: 100%; }
</style>
<h1>${String(names.length)} pictures</h1>
${sections.join('\n')}
</html>
`;
}
