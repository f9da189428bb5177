import { handInToJson, type HandedAnswer, type HandedExercise, type HandIn } from './handIn';
import { bytesText, countText, markWords } from './words';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands between tags and in attributes of HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const charactersOf = new Map(Object.entries(entities).map(([sign, name]) => [name, sign]));

function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => charactersOf.get(name) ?? name);
}

const dataId = 'kurser-inlamning';

/**
 * JSON in letters that no platform spoils: all else is written by its number, so that the file
 * survives being saved in another encoding.
 */
function asciiJson(json: string): string {
  return json.replace(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * The data in a hand-in's page, as `handInToJson` wrote it; undefined where there is none. Looks at
 * the text alone: what is in a file from elsewhere is never made a document.
 */
export function dataIn(html: string): string | undefined {
  const mark = html.indexOf(`id="${dataId}"`);
  const start = mark === -1 ? -1 : html.indexOf('>', mark);
  const end = start === -1 ? -1 : html.indexOf('</pre>', start);
  return end === -1 ? undefined : unescapeHtml(html.slice(start + 1, end));
}

function answerHtml({ fields, mark }: HandedAnswer, place: number, count: number): string {
  const head = count === 1 ? 'Svar' : `Svar ${String(place + 1)}`;
  const texts = fields.map((text) => `<li>${text === '' ? '–' : escapeHtml(text)}</li>`).join('');
  return `<h3>${head}: ${markWords[mark]}</h3><ol>${texts}</ol>`;
}

function exerciseHtml(exercise: HandedExercise): string {
  const { title, isDone, tries, hints, hasSeenSolution, code, answers } = exercise;
  const facts = [
    isDone ? 'Markerad som klar' : 'Inte klar',
    countText(tries, 'försök', 'försök'),
    countText(hints, 'ledtråd öppnad', 'ledtrådar öppnade'),
    hasSeenSolution ? 'lösningen visad' : 'lösningen inte visad',
  ].join(' · ');
  const own =
    code === null ? '' : `<h3>Kod</h3><pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`;
  const written = answers.map((answer, place) => answerHtml(answer, place, answers.length));
  const nothing = own === '' && written.length === 0 ? '<p>Ingen kod och inga svar.</p>' : '';
  return `<section><h2>${escapeHtml(title)}</h2><p class="facts">${facts}</p>${own}${written.join('')}${nothing}</section>`;
}

const styles = `:root{color-scheme:light dark}
body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.55 system-ui,sans-serif}
h1{line-height:1.2;margin-bottom:.25rem}h2{margin-top:2rem;border-top:1px solid;padding-top:1rem}h3{font-size:1rem;margin-bottom:.25rem}
.facts{margin:.25rem 0}pre{overflow:auto;padding:.75rem;border:1px solid;border-radius:4px;font:.9rem/1.45 ui-monospace,monospace;tab-size:4}
li{white-space:pre-wrap;overflow-wrap:anywhere}
@media print{:root{color-scheme:light}body{margin:0;max-width:none;font-size:11pt}pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:9.5pt}section{break-inside:auto}h2,h3{break-after:avoid}}`;

/**
 * The whole file: a page that opens by itself in any browser, without a script and asking nothing
 * of a network, and the same as data for the desk.
 */
export function handInToPage(handIn: HandIn): string {
  const { lesson, name, made, beside, exercises } = handIn;
  const who = name === '' ? 'Inget namn angivet' : name;
  const when = made.toLocaleString('sv-SE', { dateStyle: 'long', timeStyle: 'short' });
  const file =
    beside === null
      ? ''
      : `<p>Lämnas in bredvid: ${escapeHtml(beside.name)} (${bytesText(beside.bytes)})</p>`;
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="robots" content="noindex">
<title>${escapeHtml(`Inlämning: ${lesson.title}${name === '' ? '' : ` – ${name}`}`)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escapeHtml(lesson.title)}</h1>
<p class="facts">${escapeHtml(who)} · ${escapeHtml(when)}</p>
${file}
${exercises.map(exerciseHtml).join('\n')}
</main>
<pre hidden id="${dataId}">${escapeHtml(asciiJson(handInToJson(handIn)))}</pre>
</body>
</html>
`;
}
