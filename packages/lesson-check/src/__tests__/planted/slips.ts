import { at, lineOf, type PlantedFault } from '../support';

const before = 'Formeln är';

/** A rule, and what somebody writes on a line of its own in the lesson. */
function written(rule: string, text: string, expected: string): PlantedFault {
  return [rule, before, `${text}\n\n${before}`, at(before, expected)];
}

/** Slips that the build says nothing of, or that stop it with a message about something else. */
export const slipFaults: readonly PlantedFault[] = [
  written('komponenter', '<Excercise title="A" />', 'okänd komponent: <Excercise>'),
  written('komponenter', '<Predikt>\n\nA\n\n</Predikt>', 'okänd komponent: <Predikt>'),
  written('komponenter', '<Tabs>\n\nA\n\n</Tabs>', 'okänd komponent: <Tabs>'),
  written('komponenter', 'En <namn></namn> till', 'okänd komponent: <namn>'),
  written('delarnas egenskaper', '<AluSim a={99} />', 'AluSim: a har värdet 99 men ska vara'),
  written('delarnas egenskaper', '<AluSim a={många} />', 'AluSim: a går inte att läsa'),
  written(
    'delarnas egenskaper',
    '<MazeViz algorithm="bfss" />',
    'MazeViz: algorithm har värdet "bfss"',
  ),
  written('delarnas egenskaper', '<GateSim>\n\nA\n\n</GateSim>', 'GateSim: kretsen saknas'),
  written(
    'delarnas egenskaper',
    '<Download titel="A">\n\nB\n\n</Download>',
    'Download: titel är ingen',
  ),
  written(
    'delarnas egenskaper',
    '<Glossary order="sv" />',
    'Glossary: order är ingen egenskap; den har inga',
  ),
  ['delarnas egenskaper', 'stars={2}', 'stars="2"', at('stars={2}', 'Exercise: stars är "2"')],
  ['delarnas egenskaper', 'stars={1}', 'stars={4}', at('stars={1}', 'Exercise: stars är 4')],
  [
    'delarnas egenskaper',
    'title="Rita"',
    'titel="Rita"',
    at('title="Rita"', 'Exercise: titel är ingen'),
  ],
  ['delarnas egenskaper', ' title="Rita"', '', at('title="Rita"', 'Exercise: title är undefined')],
  [
    'delarnas egenskaper',
    'alt="Tre',
    'style="a" alt="Tre',
    at('alt="Tre', 'Figure: style är ingen'),
  ],
  ['delarnas egenskaper', '5891b5b522', '', at('<FlagCheck', 'FlagCheck: sha256 är "d5df')],
  ['delarnas egenskaper', 'name="u1" ', '', at('<FlagCheck', 'FlagCheck: name är undefined')],
  [
    'delarnas egenskaper',
    'title="Ett steg"',
    'titel="A"',
    at('<StepTrace', 'StepTrace: titel är ingen'),
  ],
  [
    'delarnas egenskaper',
    '<Question kind="single">',
    '<Question kind="single" unit="st">',
    at('<Question kind="single">', 'Quiz: fråga 1: unit hör inte till kind="single"'),
  ],
  written('HTML', '<p style="color: red">A</p>', 'style är en text men ska vara ett objekt'),
  written('HTML', '<p class="stor">A</p>', 'egenskapen class heter något annat här'),
  written('HTML', '<button onclick="a()">A</button>', 'onclick går inte att använda i en lektion'),
  written('klamrar', 'En {dict} är', '{dict} läses som JavaScript'),
  written('klamrar', 'En {} är tom', '{} läses som JavaScript'),
  written('klamrar', 'Mängden {1, 2} har', '{1, 2} läses som JavaScript'),
  written('länkar', 'Läs [mer]( ) här', 'länken leder ingenstans: adressen saknas'),
  written(
    'dollartecken',
    'Det kostar $5 och $10.',
    'texten mellan två dollartecken blir en formel: $5 och $',
  ),
  written('dollartecken', 'Läs $HOME/bin:$PATH.', 'texten mellan två dollartecken blir en formel'),
  written(
    'tappade länkar',
    '![En kö](./min bild.png)',
    'bilden visas som text, för namnet har blanksteg',
  ),
  written(
    'tappade länkar',
    '[nästa] (./vidare.mdx)',
    'länken visas som text, för det är blanksteg före',
  ),
  written('rubriker', '##Uppgifter', 'rubriken visas som text: ##Uppgifter'),
  written('sökvägar', 'Öppna C:\\Users\\anna.', 'sökvägen C:\\Users\\anna står i löpande text'),
  [
    'öppna kodblock',
    'print(stapel.pop())\n```',
    'print(stapel.pop())',
    `${String(lineOf('stapel.append("bok")') - 1)} kodblocket på rad`,
  ],
  [
    'öppna kodblock',
    '- [Nästa sida](./vidare.mdx)\n',
    '- [Nästa sida](./vidare.mdx)\n\n```python\nprint(1)\n',
    `${String(lineOf('- [Nästa sida]') + 2)} kodblocket på rad`,
  ],
  [
    'egen titel och adress',
    "title: 'Stackar och köer'",
    'title: KÖER',
    '2 samma title som docs/vidare.mdx',
  ],
];
