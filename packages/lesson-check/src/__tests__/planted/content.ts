import { at, fence, lineOf, type PlantedFault } from '../support';

/** A lab around a block in its own notation. */
/** A program that is walked through, and what is said of its steps. */
function written(...steps: string[]): string {
  const parts = `${fence('python trace', 'a = 1')}\n${fence('steps', ...steps)}`;
  return `<StepTrace title="A">\n\n${parts}\n</StepTrace>\n\nFormeln är`;
}

function inLab(lab: string, language: string, ...text: string[]): string {
  return `<${lab}>\n\n${fence(language, ...text)}\n</${lab.split(' ', 1)[0] ?? ''}>\n\nFormeln är`;
}

/** An exercise whose circuit is written and judged, by its blocks in order. */
function circuitTask(facit: string, ...tried: readonly (readonly [string, string])[]): string {
  const circuit = (words: string, y: string): string => fence(words, 'inputs: A, B', `Y = ${y}`);
  const lab = `<GateSim mode="write">\n\n${circuit('circuit', 'A')}${circuit('check', facit)}\n</GateSim>`;
  const blocks = tried.map(([words, y]) => circuit(`circuit ${words}`, y));
  return `<Exercise title="B" goals={[1]} stars={1}>\n\n${lab}\n\n${blocks.join('\n')}\n<Solution>\n\n<GateSim>\n\n${circuit('circuit', 'A·B')}\n</GateSim>\n\n</Solution>\n\n</Exercise>\n\nFormeln är`;
}

const tooLittle = ['wrong="bara B"', 'B'] as const;
const other = ['also', 'B·A'] as const;

/** Circuits that are judged when they are written; the lab's own line, or that of the block. */
const writtenFaults: readonly PlantedFault[] = (
  [
    [circuitTask('A·B', other), 2, 'GateSim saknar wrong'],
    [circuitTask('A·B', tooLittle), 2, 'GateSim saknar also'],
    [circuitTask('A', tooLittle, ['also', 'A']), 4, 'kretsen är rätt redan från början'],
    [circuitTask('A·B', ['wrong="b"', 'B·A'], other), 15, 'wrong-kretsen godtas'],
    [
      circuitTask('A·B', tooLittle, ['also', 'A + B']),
      20,
      'also-kretsen godtas inte: På raden A = 1, B = 0',
    ],
    [circuitTask('A + B', tooLittle, ['also', 'B + A']), 29, 'lösningens krets godtas inte'],
  ] as const
).map(([text, line, problem]): PlantedFault => [
  'skrivna kretsar',
  'Formeln är',
  text,
  `${String(lineOf('Formeln är') + line)} ${problem}`,
]);

/**
 * Faults in blocks, components and text: each line plants one fault in the lesson and says what
 * must be found, and where.
 */
export const contentFaults: readonly PlantedFault[] = [
  [
    'källfiler',
    'Formeln är',
    `${fence('python source=./filer/hjalp.py', 'def svar() -> int:', '    return 43')}\nFormeln är`,
    `${lineOf('Formeln är') + 2} »    return 43« är inte vad docs/filer/hjalp.py:2 säger: där står »    return 42«`,
  ],
  [
    'källfiler',
    'Formeln är',
    `${fence('python source=./filer/hjälp.py', 'pass')}\nFormeln är`,
    at('Formeln är', 'filen ./filer/hjälp.py finns inte'),
  ],
  [
    'källfiler',
    'Formeln är',
    `${fence('diff from=./filer/hjalp.py source=./filer/hjalp.py', ' def svar() -> int:', '-    return 42', '+    return 43')}\nFormeln är`,
    `${lineOf('Formeln är') + 3} »    return 43« är inte vad docs/filer/hjalp.py:2 säger: där står »    return 42«`,
  ],
  [
    'källfiler',
    'Formeln är',
    `${fence('diff from=./filer/hjalp.py source=./filer/hjalp.py', ' def svar() -> int:', '-    return 41', '+    return 42')}\nFormeln är`,
    `${lineOf('Formeln är') + 2} »    return 41« är inte vad docs/filer/hjalp.py:2 säger: där står »    return 42«`,
  ],
  [
    'källfiler',
    'Formeln är',
    `${fence('diff from=./filer/hjälp.py', ' pass')}\nFormeln är`,
    at('Formeln är', 'filen ./filer/hjälp.py finns inte'),
  ],
  ['kodblock', '```mermaid', '```', at('```mermaid', 'kodblocket saknar språk')],
  ['kodblock', '```mermaid', '```ruby', at('```mermaid', 'okänt språk: ruby')],
  [
    'kodblock',
    'file=stapel.py',
    'fil=stapel.py',
    at('```python file', 'okänt ord efter språket: fil=stapel.py'),
  ],
  ['kodblock', 'file=stapel.py', 'ignore', at('```python file', 'ignore saknar skäl')],
  ['kodblock', 'file=stapel.py', 'ignore=" "', at('```python file', 'ignore saknar skäl')],
  [
    'kodblock',
    'file=stapel.py',
    'file=../stapel.py',
    at('```python file', 'filen ../stapel.py ligger utanför sidans katalog'),
  ],
  [
    'kodblock',
    'file=stapel.py',
    'no_run should_fail',
    at('```python file', 'orden no_run och should_fail säger emot varandra'),
  ],
  [
    'kodblock',
    'file=stapel.py',
    'run',
    at('```python file', 'ordet run betyder inget för python här'),
  ],
  [
    'kodblock',
    'file=stapel.py',
    'test',
    at('```python file', 'ordet test betyder inget för python här'),
  ],
  [
    'kodblock',
    '```mermaid',
    '```mermaid continues',
    at('```mermaid', 'ordet continues betyder inget för mermaid här'),
  ],
  [
    'kodblock',
    '```mermaid',
    '```console server="./a"',
    at('```mermaid', 'ordet server betyder inget för console här'),
  ],
  ['kodblock', '```mermaid', '```gdb', at('```mermaid', 'gdb-blocket säger inte vilket program')],
  [
    'kodblock',
    '```steptrace lang=python',
    '```python',
    at('```steptrace', 'python-block inuti StepTrace'),
  ],
  [
    'frågor',
    'kind="single"',
    'kind="enkel"',
    at('<Question kind="single"', 'okänt slag av fråga: enkel'),
  ],
  [
    'frågor',
    '<Choice why="Så gör en kö."',
    '<Choice correct why="Så gör en kö."',
    at('<Question kind="single"', 'frågan (single) är inte hel'),
  ],
  [
    'frågor',
    '<Choice why="Så gör en kö."',
    '<Choice',
    at('<Choice why="Så gör en kö."', 'svaret saknar förklaring'),
  ],
  [
    'frågor',
    '<Accept>kö</Accept>',
    '<Accept>kö</Accept><Item>kö</Item>',
    at('<Accept>kö</Accept>', 'Item hör inte till en fråga av slaget text'),
  ],
  ['frågor', '<Accept>kö</Accept>', '', at('<Question kind="text"', 'frågan (text) är inte hel')],
  [
    'frågor',
    / why="Först in, först ut."/,
    '',
    at('<Question kind="text"', 'frågan (text) är inte hel'),
  ],
  [
    'uppgifter',
    '<Hint>Använd `*`.</Hint>',
    '',
    at('<Exercise title="Dubbla"', 'uppgiften Dubbla har 1 Hint'),
  ],
  ['uppgifter', 'Använd `*`.', '', at('<Hint>Använd', 'tom Hint')],
  [
    'uppgifter',
    '<Solution>Tre lådor på varandra.</Solution>',
    '',
    at('<Exercise title="Rita"', 'uppgiften Rita saknar lösning'),
  ],
  [
    'uppgifter',
    '## Sammanfattning',
    '<Hint>Vilse.</Hint>\n\n## Sammanfattning',
    at('## Sammanfattning', 'Hint utanför Exercise'),
  ],
  [
    'uppgifter',
    /```python\n(?=def dubbla\(tal: int\) -> int:\n {4}return)/,
    '```c\n',
    at('```python test', 'testet har ingen lösning att pröva'),
  ],
  ['PyRun', '<PyRun title="Räkna medelvärdet"', '<PyRun', at('<PyRun', 'PyRun saknar title')],
  [
    'PyRun',
    '```python solution',
    '```python',
    at('<PyRun', 'PyRun ska ha ett block startkod, först'),
  ],
  ['StepTrace', '@1', '@7', `${String(lineOf('@1'))} `],
  [
    'kodblock',
    'Formeln är',
    `${fence('steps', '@1', ': A')}\nFormeln är`,
    at('Formeln är', 'steps-block utanför StepTrace'),
  ],
  [
    'något att göra',
    'Formeln är',
    `${fence('python', 'print(1)')}\n${'ord '.repeat(460)}\n\nFormeln är`,
    `${String(lineOf('Formeln är') + 4)} `,
  ],
  ['StepTrace', 'Formeln är', written('@1'), `${String(lineOf('Formeln är') + 7)} steget saknar`],
  ['labbar', '```mermaid', '```circuit', at('```mermaid', 'circuit-block utanför GateSim')],
  [
    'labbar',
    'Formeln är',
    inLab('GateSim', 'circuit', 'inputs: A', 'Y = A ++ A'),
    `${String(lineOf('Formeln är') + 4)} `,
  ],
  ...writtenFaults,
  [
    'labbar',
    'Formeln är',
    inLab('GateSim mode="write"', 'check', 'inputs: A', 'Y = B'),
    `${String(lineOf('Formeln är') + 4)} i \`B\``,
  ],
  [
    'labbar',
    'Formeln är',
    inLab('GateSim mode="build"', 'check', 'A | Y', '0 0 | 1'),
    `${String(lineOf('Formeln är') + 3)} tabellraden \`0 0 | 1\``,
  ],
  [
    'labbar',
    'Formeln är',
    inLab('MazeViz', 'maze', '#####', '#S  #', '#####'),
    `${String(lineOf('Formeln är') + 3)} `,
  ],
  [
    'labbar',
    'Formeln är',
    inLab('SpriteLab', 'sprite', '1, 2, 300'),
    `${String(lineOf('Formeln är') + 3)} 300 får inte plats i en byte`,
  ],
  [
    'labbar',
    'Formeln är',
    inLab('KeyTrainer', 'keys', 'Ta bort b.', '=== start', 'ab', '=== mål', 'a', '=== facit', 'd'),
    `${String(lineOf('Formeln är') + 3)} facit d når inte målet`,
  ],
  [
    'uppgifter',
    'title="Rita"',
    'title="Dubbla"',
    at('<Exercise title="Rita"', 'två uppgifter heter Dubbla'),
  ],
  [
    'flaggor',
    '<FlagCheck ',
    '<FlagCheck name="u1" sha256="…" />\n\n<FlagCheck ',
    `${String(lineOf('<FlagCheck') + 2)} FlagCheck saknar ett eget namn`,
  ],
  ['formler', '$a^2 + b^2$', '$\\frac{a$', at('Formeln', 'formeln går inte att läsa')],
  ['formler', '$a^2 + b^2$', '$längd$', at('Formeln', 'formeln går inte att läsa')],
  [
    'ren text',
    '"En kö lämnar ut 1."',
    '"En kö lämnar *alltid* ut 1."',
    at('<Choice why="En kö', 'why har *alltid*, och tecknen visas som de står'),
  ],
  [
    'ren text',
    '"En kö lämnar ut 1."',
    '"En kö lämnar ut __ett__, inte `a * b` och 2 * 3 * 4."',
    at('<Choice why="En kö', 'why har __ett__, och tecknen visas som de står'),
  ],
  [
    'ren text',
    'caption="En stack."',
    'caption="En **hel** stack."',
    at('<Figure alt="Tre', 'caption har **hel**, och tecknen visas som de står'),
  ],
  [
    'ren text',
    'title="Dubbla"',
    'title="_Dubbla_"',
    at('<Exercise title="Dubbla"', 'title har _Dubbla_, och tecknen visas som de står'),
  ],
  [
    'ordlistan',
    '<Term id="stack">',
    '<Term id="stak">',
    at('En <Term', 'termen stak finns inte i docs/glossary.json'),
  ],
  ['ordlistan', '>stack</Term>', '>hög</Term>', at('En <Term', 'termen stack skrivs hög')],
  ['ifyllt', 'Formeln är', '[FYLL I: en formel]', at('Formeln', 'inte ifyllt: en formel')],
  ['ifyllt', 'Formeln är', '[FYLL I en formel', at('Formeln', 'inte ifyllt: en formel')],
  ['ifyllt', 'print(len(', '# [FYLL I: kod]\nprint(len(', at('print(len(', 'inte ifyllt: kod')],
  ['platshållare', 'Formeln är', 'TODO: formeln är', at('Formeln', 'platshållare: TODO')],
  [
    'platshållare',
    'Formeln är',
    'Mer kommer snart. Formeln är',
    at('Formeln', 'platshållare: kommer snart'),
  ],
  ['skrivfel', 'Formeln är', 'Formeln att\natt', at('Formeln', 'dubbelt ord: att att')],
  ['skrivfel', 'Formeln är', 'Formeln , är', at('Formeln', 'mellanslag före ,')],
  ['skrivfel', 'Formeln är', 'Formeln “är”', at('Formeln', 'engelskt eller tyskt citattecken: “')],
  ['skrivfel', 'Formeln är', 'Felmedelandet är', at('Formeln', 'felstavat ord: Felmedelandet')],
  ['skrivfel', 'Formeln är', 'En algorithm är', at('Formeln', 'engelsk stavning: algorithm')],
];
