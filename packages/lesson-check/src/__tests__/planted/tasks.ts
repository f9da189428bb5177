import { at, lineOf, type PlantedFault } from '../support';

const textAnswer = /<Answer kind="text"[\s\S]*<Solution>Tre lådor på varandra.<\/Solution>/;

/** An answer that takes a printout, and blocks beside it. */
const driven = (...fences: readonly string[]): string =>
  [
    `<Answer kind="output" rows={[['fyra', '8']]} />`,
    ...fences.map((meta) => `\`\`\`${meta}\nprint("fyra:", 8)\n\`\`\``),
    '<Solution>\n\n```python\nprint("fyra:", 8)\n```\n\n</Solution>',
  ].join('\n\n');

/**
 * Faults in the small tasks of the text, and in the goals that tasks practise: one a line, with
 * what must be found, and where.
 */
export const taskFaults: readonly PlantedFault[] = [
  ['öppningar', '<Solution>', '<Solution opens="prov-v8">', at('<Solution>', 'opens är "prov-v8"')],
  [
    'Predict',
    'print([1, 2].pop())\n```',
    'print([1, 2].pop())\n```\n\n```text\nx\n```',
    at('<Predict', 'Predict ska ha ett kodblock som körs och sedan dess output'),
  ],
  [
    'Predict',
    '```python\nprint([1, 2].pop())',
    '```trse\nprint([1, 2].pop())',
    at('<Predict', 'Predict ska ha ett kodblock som körs och sedan dess output'),
  ],
  [
    'Predict',
    '```output\n2\n```\n\n<Choice',
    '```output\n[..]\n```\n\n<Choice',
    `${String(lineOf('print([1, 2].pop())') + 3)} en maskad utskrift går inte att förutsäga`,
  ],
  [
    'Predict',
    '```output\n2\n```\n\n<Choice',
    '```output\n```\n\n<Choice',
    `${String(lineOf('print([1, 2].pop())') + 3)} utskriften är tom`,
  ],
  [
    'Predict',
    /2\n```\n\n<Choice why="En kö lämnar ut 1.">1<\/Choice>/,
    `${'2\n'.repeat(13)}\`\`\``,
    `${String(lineOf('print([1, 2].pop())') + 3)} utskriften har 13 rader`,
  ],
  [
    'Predict',
    /```python\nprint\(\[1, 2\][\s\S]*?<Choice why="En kö lämnar ut 1.">1<\/Choice>/,
    '```python should_fail\n1 / 0\n```\n\n```output\nZeroDivisionError\n```',
    `${String(lineOf('print([1, 2].pop())') - 1)} ett felmeddelande går inte att skriva ur huvudet`,
  ],
  [
    'Predict',
    '<Choice why="En kö lämnar ut 1.">1</Choice>',
    '<Choice>1</Choice>',
    at('<Choice why="En kö lämnar ut 1.">1', 'svaret saknar förklaring'),
  ],
  [
    'Predict',
    '<Choice why="En kö lämnar ut 1.">1</Choice>',
    '<Choice correct why="En kö lämnar ut 1.">1</Choice>',
    at('<Choice why="En kö lämnar ut 1.">1', 'correct på en Choice i Predict'),
  ],
  [
    'ordagrant',
    '<Choice why="En kö lämnar ut 1.">1</Choice>',
    '<Choice why="En kö lämnar ut 1.">\n  {`djur:\n  katt\n    lo`}\n</Choice>',
    `${lineOf('<Choice why="En kö lämnar ut 1.">1') + 2} indraget försvinner på sidan: katt`,
  ],
  [
    'ordagrant',
    '<Choice why="En kö lämnar ut 1.">1</Choice>',
    '<Choice why="En kö lämnar ut 1.">2*3*4</Choice>',
    at(
      '<Choice why="En kö lämnar ut 1.">1',
      'tecken försvinner, för svaret läses som Markdown: *3*',
    ),
  ],
  [
    'Parsons',
    'tal.append(3)\n',
    '',
    `${String(lineOf('tal = [1]') - 1)} blocket har 3 rader som inte är tomma`,
  ],
  [
    'Parsons',
    'print(tal.pop())\n```',
    'print(tal.pop())\n```\n\n```python\nx = 1\n```',
    at('<Parsons', 'Parsons ska ha ett kodblock, och sedan dess output om det skriver något'),
  ],
  [
    'Answer',
    "wrong={['två']} also",
    "wrong={['tre']} also",
    at('<Answer', 'wrong-svaret godtas: tre'),
  ],
  ['Answer', "wrong={['två']} ", '', at('<Answer', 'Answer saknar wrong')],
  ['Answer', "also={['Tre.']}", "also={['fyra']}", at('<Answer', 'also-svaret godtas inte: fyra')],
  ['Answer', " also={['Tre.']}", '', at('<Answer', 'Answer saknar also')],
  [
    'Answer',
    '<Solution>Tre lådor på varandra.</Solution>',
    `<Solution>\n\n<Answer kind="compare" list={['a']} />\n\n</Solution>`,
    `${String(lineOf('<Solution>Tre') + 2)} Answer står inte direkt i en Exercise`,
  ],
  [
    'Answer',
    /<Answer kind="text"[\s\S]*<Solution>Tre lådor på varandra.<\/Solution>/,
    `<Answer kind="compare" list={['a']} />`,
    at('<Answer', 'jämförelsen har inget att jämföra med'),
  ],
  [
    'Answer',
    /```python test\nassert dubbla\(4\) == 8\n```\n/,
    '',
    `${String(lineOf('```python wrong') - 3)} programmet har inget test att prövas med`,
  ],
  [
    'Answer',
    /<Answer kind="text"[\s\S]*<Solution>Tre lådor på varandra.<\/Solution>/,
    `<Answer kind="file" ends={['.gd']} facts={[{ says: 'a', has: 'b' }]} />\n\n\`\`\`text wrong="x"\na = b\n\`\`\``,
    at('<Answer', 'wrong-svaret godtas: a = b …'),
  ],
  [
    'Answer',
    /<Answer kind="text"[\s\S]*<Solution>Tre lådor på varandra.<\/Solution>/,
    `<Answer kind="file" ends={['.gd']} facts={[{ says: 'a', has: 'b' }]} />\n\n\`\`\`text also\na = c\n\`\`\``,
    at('<Answer', 'also-svaret godtas inte: a = c …'),
  ],
  ...(
    [
      [driven('text'), 'svaret har ingen provkörning'],
      [driven('python driver', 'text wrong="x"', 'python wrong="x"', 'python also'), undefined],
      [driven('python driver', 'python also'), 'Answer saknar wrong'],
      [driven('python driver', 'python wrong="x"'), 'Answer saknar also'],
    ] as const
  ).flatMap(([text, problem]): PlantedFault[] =>
    problem === undefined
      ? [['Answer', textAnswer, text, `${String(lineOf('<Answer') + 6)} programmet prövas inte`]]
      : [['Answer', textAnswer, text, at('<Answer', problem)]],
  ),
  [
    'Answer',
    /```python test\nassert dubbla\(4\) == 8\n```/,
    '```python driver\nprint("fyra:", dubbla(4))\n```',
    `${String(lineOf('```python test'))} provkörningen har ingen svarsruta`,
  ],
  ['övade mål', 'goals={[3]}', '', at('<Exercise title="Rita"', 'Rita övar inget mål')],
  [
    'övade mål',
    'goals={[3]}',
    'goals={[4]}',
    at('<Exercise title="Rita"', 'Rita övar mål 4, som inte finns'),
  ],
  [
    'delarnas egenskaper',
    'goals={[3]}',
    'goals={3}',
    at('<Exercise title="Rita"', 'Exercise: goals är 3 men ska vara målens nummer'),
  ],
  [
    'övade mål',
    '<Quiz goals={[2]}>',
    '<Quiz>',
    at('<Question kind="single">', 'fråga 1 övar inget mål'),
  ],
  ['övade mål', /goals=\{\[1\]\}/g, 'goals={[2]}', at('- lägga till', 'mål 1 övas inte')],
  [
    'övade mål',
    / goals=\{[^}]*\}/g,
    '',
    at('- lägga till', 'ingen uppgift säger vilka mål den övar'),
  ],
  [
    'namn i test',
    /Skriv funktionen `dubbla`\.[\s\S]*?<Hint>Vad/,
    'Skriv funktionen som dubbla tal behöver.\n\n<Hint>Vad',
    `${String(lineOf('```python test') - 5)} testet använder dubbla, som uppgiften inte nämner`,
  ],
  [
    'namn i test',
    "<Answer kind=\"text\" accepts={['tre', '3']} wrong={['två']} also={['Tre.']} />",
    `<Answer kind="file" ends={['.py']} facts={[{ says: 'Högen töms', has: ['clear()', 'del hög'] }]} />`,
    at('<Answer', 'has kräver clear, som uppgiften inte nämner'),
  ],
];
