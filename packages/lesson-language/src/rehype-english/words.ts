/** What the dictionaries say of a word in small letters. */
export interface Words {
  isSwedish(word: string): boolean;
  isEnglish(word: string): boolean;
}

/** English in a Swedish sentence only if it stands beside English: it is never Swedish there. */
export const joining: ReadonlySet<string> = new Set(
  'a an and are by from is it its not of on or that the this to with you your'.split(' '),
);

/** Swedish words that English has too, some as rare ones: a text with one of them is Swedish. */
export const alwaysSwedish: ReadonlySet<string> = new Set(
  (
    'alla att bit bort blir de del den det din du dig dag en ett fall ger han har hej hos i ja jag kan man med ' +
    'men min mitt mot och om ord par prov rad rest se ser sin som ta tar till tom ut utan var vara vet vid'
  ).split(' '),
);

/** Names that are English words too; a name needs no mark. */
export const names: ReadonlySet<string> = new Set(
  (
    'apple bellman commodore excel fedora git google godot kali lee mac manhattan martin mint nature ' +
    'nim oracle peter python rascal rust stein unity vim windows'
  ).split(' '),
);

/** Written in capitals, they are names or letters said one by one, though English has the words. */
export const acronyms: ReadonlySet<string> = new Set(
  'basic elf fps iii inf ins nand nor pal peas pie pts rag sou sri tau xor zip'.split(' '),
);

/** Swedish words that the Swedish dictionary lacks and the English one has. */
export const swedish: ReadonlySet<string> = new Set(
  'bas hex idempotent iterator minimax modulo multiplexer sigmoid'.split(' '),
);

/**
 * Words of the languages in lessons that are no English or are Swedish as well. A word that is both
 * and stands in no list, as `text`, may be a student's own name in either language.
 */
export const programWords: ReadonlySet<string> = new Set(
  (
    'action and array as bitmask black body bool break by byte bytes char check chr const def deque dict elif enum float flush for from full func get green hint ' +
    'if import in init int is iter len let list loc long main match max min mut not ok option or order pass ' +
    'performance pop popleft pos post print proc random range red register repr set setter sorted sound split start stdin stdout str ' +
    'string strings struct sum super test timeout timer tuple type up var vec void'
  ).split(' '),
);

/**
 * Names in code that are Swedish, though the dictionaries do not say so or say both, and the
 * lessons' own people.
 */
export const swedishInCode: ReadonlySet<string> = new Set(
  (
    'alva aterlamningar bas bilal cleo dina drag elev en fart figurer fonster fore forsening granser halsning hoger ja kol ' +
    'lager lan miljo mitt nod noor onskemal ord plats poang prov rad rapport rest saker skarm slut sok ' +
    'storst strand summa sundsvall tal till traff ut utlanat vila visa'
  ).split(' '),
);

/** What a file's name ends in. */
export const endings: ReadonlySet<string> = new Set(
  (
    'asm bin c cfg cpp css csv exe gd go godot h html jpg js json md mjs png prg py ras rs sh sql svg toml tres ' +
    'tscn txt wasm wav zip'
  ).split(' '),
);
