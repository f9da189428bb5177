import { at, lineOf, type PlantedFault } from '../support';

/**
 * Faults of the page: each line plants one fault in the lesson and says what must be found, and
 * where.
 */
export const pageFaults: readonly PlantedFault[] = [
  ['front matter', "title: 'Stackar och köer'\n", '', '1 title saknas i front matter'],
  [
    'front matter',
    'sidebar_position: 1',
    'sidebar_position: ett',
    at('sidebar_position', 'sidebar_position har fel värde'),
  ],
  [
    'front matter',
    'page_kind: lesson',
    'page_kind: lektion',
    at('page_kind', 'page_kind har fel värde'),
  ],
  [
    'front matter',
    'keywords: [stack, kö]',
    'keywords: []',
    at('keywords', 'keywords har fel värde'),
  ],
  [
    'front matter',
    'page_kind: lesson',
    'page_kind: lesson\nsidebar: x',
    '8 sidebar är fel i front matter',
  ],
  [
    'front matter',
    'page_kind: lesson',
    'page_kind: lesson\nnumbered_as: kapitel tre',
    '8 numbered_as är fel i front matter',
  ],
  ['front matter', 'keywords: [', 'keywords: [[', '6 front matter: listan stängs inte'],
  [
    'front matter i texten',
    '- [Nästa sida](./vidare.mdx)',
    '- [Nästa sida](./vidare.mdx)\n\nkeywords:\n\n- stack',
    `${String(lineOf('- [Nästa sida]') + 2)} keywords: står i texten`,
  ],
  [
    'egen beskrivning',
    /description: .*/,
    'description: Hur en kö fungerar  och varför den är rättvis.',
    at('description', 'samma description som docs/vidare.mdx'),
  ],
  [
    'delar',
    '## Sammanfattning',
    '## Slut',
    '1 avsnittet Sammanfattning saknas eller har ingen lista (page_kind: lesson)',
  ],
  [
    'delar',
    '- [Nästa sida](./vidare.mdx)',
    'Slut.',
    '1 avsnittet Vidare saknas eller har ingen länk (page_kind: lesson)',
  ],
  ['delar', '## Mål', '## Syfte', '1 avsnittet Mål saknas (page_kind: lesson)'],
  [
    'mål',
    '- lägga till och ta bort värden i en stack\n',
    '',
    `${String(lineOf('- lägga till'))} avsnittet Mål har 2 mål`,
  ],
  ['rubriker', '## Uppgifter', '# Uppgifter', at('## Uppgifter', 'rubrik på nivå 1: Uppgifter')],
  ['rubriker', '## Uppgifter', '#### Uppgifter', at('## Uppgifter', 'rubrik på nivå 4: Uppgifter')],
  [
    'rubriker',
    '## Uppgifter',
    '## Mål',
    at('## Uppgifter', `rubriken Mål finns redan på rad ${String(lineOf('## Mål'))}`),
  ],
  [
    'rubriker',
    '## Uppgifter',
    '## Tomt\n\n## Uppgifter',
    at('## Uppgifter', 'avsnittet Tomt är tomt'),
  ],
  ['rubriker', '## Uppgifter', '## ???', at('## Uppgifter', 'rubriken ger ett tomt id')],
  [
    'alternativa texter',
    '![En kö med tre elever]',
    '![]',
    at('![En kö', 'bilden saknar alternativ text'),
  ],
  [
    'alternativa texter',
    '<Figure alt="Tre lådor på varandra."',
    '<Figure',
    at('<Figure', 'bilden saknar alternativ text'),
  ],
  [
    'alternativa texter',
    '%% alt: Värdet går in och kommer ut.',
    '%% alt:',
    at('%% alt', 'diagrammet saknar alternativ text'),
  ],
  [
    'länkar',
    './vidare.mdx#en-annan-rubrik',
    './borta.mdx',
    at('En <Term', 'filen ./borta.mdx finns inte'),
  ],
  [
    'länkar',
    './vidare.mdx#en-annan-rubrik',
    './vidare',
    at('En <Term', 'filen ./vidare finns inte'),
  ],
  [
    'länkar',
    './vidare.mdx#en-annan-rubrik',
    './filer/mall.html',
    at('En <Term', 'filen ./filer/mall.html går inte att ladda ner'),
  ],
  [
    'tabellhuvuden',
    'Formeln är',
    '|  | LIFO |\n| --- | --- |\n| stack | ja |\n\nFormeln är',
    at('Formeln är', 'tabellens kolumn 1 saknar rubrik'),
  ],
  [
    'länkar',
    '#en-annan-rubrik',
    '#en-tredje',
    at('En <Term', './vidare.mdx har ingen rubrik med id en-tredje'),
  ],
  [
    'länkar',
    '(#vidare)',
    '(#borta)',
    at('bland [kategorierna]', 'den här sidan har ingen rubrik med id borta'),
  ],
  [
    'länkar',
    '/courses/category/årskurs-3',
    '/courses/category/årskurs-4',
    at('bland [kategorierna]', 'ingen kategorisida heter årskurs-4'),
  ],
  [
    'länkar',
    '(/courses/vidare)',
    '(/courses/borta)',
    at('bland [kategorierna]', 'ingen sida har adressen /courses/borta'),
  ],
  [
    'länkar',
    '(/courses/vidare)',
    '(/img/borta.png)',
    at('bland [kategorierna]', 'länken /img/borta.png leder ingenstans'),
  ],
  [
    'länkar',
    './filer/ko.png',
    './filer/hast.png',
    at('![En kö', 'filen ./filer/hast.png finns inte'),
  ],
  [
    'länkar',
    "from './filer/figur.svg'",
    "from './filer/figuren.svg'",
    at('import NamnObjekt', 'filen ./filer/figuren.svg finns inte'),
  ],
];
