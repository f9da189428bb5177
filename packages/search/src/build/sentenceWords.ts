import type { SentenceWords } from '../query/questionWords';

/**
 * Stands in the index: the words belong to the language, and the search in the browser is the same
 * for every language.
 */
export const sentenceWords: SentenceWords = {
  asking: [
    ...'hur vad varför vilken vilket vilka vem vems när vart jag vi du kan ska får är finns en ett skillnad skillnaden förklara betyder fungerar funkar'
      .split(' ')
      .map((word) => [word]),
    // Each of these two is also a name in programs.
    ['var', 'man'],
    // Students ask in English too. Each word is one that no program has for a name: not `i`, and
    // `a` alone is half of `a star`.
    ...'how what why which who where my me you your an the to can should does did'
      .split(' ')
      .map((word) => [word]),
    ...['with', 'in', 'of', 'for', 'make'].map((word) => ['a', word]),
  ],
  // Names in the lessons' programming languages are not among them (so not `for`, `get` or `all`),
  // apart from those that a sentence has more often than a question about programs does (`var`,
  // `man`, `do`, `where`, `some`, `mean`).
  carrying: [
    '?',
    'hur vad varför vilken vilket vilka vem vems när var vart då nu där här dit hit',
    'jag man mig min mitt mina du dig din ditt dina vi oss vår vårt våra ni er han hon de dem deras den det dess detta denna dessa en ett någon något några ingen inget inga själv',
    'är var varit vara blir bli blev blivit har ha hade haft kan kunna kunde kunnat ska skall skulle vill vilja ville får få fick fått måste behöver behöva bör brukar går gå gick kommer komma kom',
    'gör göra gjorde gjort finns finnas fanns funkar fungerar betyder menas kallas heter används använda använder skillnad skillnaden skillnader skiljer',
    'och eller men så att som om än för med utan på i till från av hos vid under över efter före mellan mot genom åt per',
    'inte bara också ju väl egentligen alltid aldrig ofta igen redan fortfarande lite mycket många mer mest alla allt all annan annat andra samma viss visst vissa båda sedan sen medan eftersom ändå in ut upp ner fram bort',
    'how what why which who whose where when then now here there i me my mine you your yours we us our they them their it its he she that these those a an the some',
    'are was were be been being am do does did done doing can could should would will must might has have had gets got getting make makes made making goes going want wants needs using work works mean means called',
    'but so than without at to of on into by about over under after before between through only just too very also always never often still yet both other same own',
    'help explain show know thing things stuff way ways good best more most many much',
    'hjälp förklara visa vet veta saker sak grej grejer sätt bra bättre dålig dåligt olika vanlig vanliga vanligt hel hela helt riktig riktiga riktigt egen eget egna',
  ].flatMap((words) => words.split(' ')),
};
