import { missingModuleHelp } from './missingModules';
import { signHelpOf } from './oddCharacters';

/** One Swedish sentence on what to look for, for the kinds of error that students meet most. */

/**
 * A pattern of Python's message, and the sentence, in which $1 is what the pattern's first group
 * found.
 */
type Rule = readonly [message: RegExp, help: string];

const any = /^/;
const noneGiven =
  'Värdet är None. Har funktionen som gav det ett `return`, eller ändrar metoden på plats utan att ge något tillbaka?';

const noNetwork =
  'Ett program här når inte nätet: det kan varken hämta något eller ta emot anslutningar. Läs ur en fil, eller kör programmet på din egen dator.';

const rules: Readonly<Record<string, readonly Rule[]>> = {
  SyntaxError: [
    [/^expected ':'/, 'Det saknas ett kolon (:) i slutet av raden.'],
    [
      /^'([([{])' was never closed/,
      'Tecknet $1 stängs aldrig. Räkna parenteserna, också på raderna ovanför.',
    ],
    [
      /^unmatched '(.)'|^closing parenthesis '(.)'/,
      'Parentesen $1$2 hör inte ihop med någon som öppnar. Räkna parenteserna på raden.',
    ],
    [/^unterminated .*string literal/, 'Texten slutar aldrig: det saknas ett citattecken.'],
    [
      /Maybe you meant '==' or ':='|^cannot assign to comparison|^expression cannot contain assignment/,
      'Ett likhetstecken (=) ger ett namn ett värde. Skriv == när du jämför.',
    ],
    [
      /^Missing parentheses in call to '(\w+)'/,
      '`$1` är en funktion: skriv det som den ska ta emot inom parentes.',
    ],
    [
      /Perhaps you forgot a comma/,
      'Det kan saknas ett komma eller ett räknetecken mellan två värden.',
    ],
    [
      /^'(return|yield|await)' outside|^'(break)' outside loop|^'(continue)' not properly in loop/,
      '`$1$2$3` står utanför det block som det hör till. Kontrollera indraget.',
    ],
    [
      /^cannot assign to/,
      'Till vänster om = ska det stå ett namn, inte ett värde eller ett anrop.',
    ],
    [
      any,
      'Python kan inte läsa raden. Leta efter ett tecken som saknas eller är för mycket, också på raden ovanför.',
    ],
  ],
  IndentationError: [
    [/^expected an indented block/, 'Raden efter ett kolon ska ha indrag: fyra mellanslag.'],
    [
      /^unexpected indent/,
      'Raden har mer indrag än den ovanför, fast inget kolon har öppnat ett block.',
    ],
    [
      any,
      'Indraget är inte detsamma som på någon rad ovanför. Ge rader i samma block lika mycket.',
    ],
  ],
  TabError: [[any, 'Indraget blandar tabbar och mellanslag. Skriv fyra mellanslag överallt.']],
  NameError: [
    [
      /^name '(.+?)' is not defined\. Did you mean: '(.+?)'\?/,
      'Namnet `$1` finns inte. Menade du `$2`?',
    ],
    [
      /^name '(.+?)' is not defined\. Did you forget to import/,
      'Namnet `$1` finns inte än. Skriv `import $1` överst.',
    ],
    [
      /^name '(.+?)' is not defined/,
      'Namnet `$1` finns inte. Är det rätt stavat, och får det ett värde innan raden körs?',
    ],
  ],
  UnboundLocalError: [
    [
      /^cannot access local variable '(.+?)'/,
      'Namnet `$1` används i funktionen innan det har fått ett värde där.',
    ],
  ],
  TypeError: [
    [
      /^unsupported operand type\(s\) for (.+?): '(.+?)' and '(.+?)'/,
      'Det går inte att skriva $1 mellan $2 och $3. Gör om det ena värdet, eller se efter varför det har den typen.',
    ],
    [
      /^can only concatenate (\w+) \(not "(\w+)"\)/,
      'Efter + måste också stå $1, men där står $2. Gör om det, eller skriv texten som en f-sträng.',
    ],
    [/missing \d+ required .*?argument.*?: (.+)$/, 'Anropet ger för få argument: $1 saknas.'],
    [
      /takes (?:from )?.*positional arguments? but .* given|takes no arguments/,
      'Anropet ger fler argument än funktionen tar emot. I en metod räknas `self` med.',
    ],
    [
      /got an unexpected keyword argument '(.+?)'/,
      'Funktionen har ingen parameter som heter `$1`. Kontrollera namnet.',
    ],
    [
      /^'(.+?)' object is not callable/,
      'Ett värde av typen $1 anropas som en funktion. Har en variabel tagit funktionens namn, eller saknas ett räknetecken före parentesen?',
    ],
    [/^'NoneType' object is not|^cannot unpack non-iterable NoneType/, noneGiven],
    [
      /^'(.+?)' object is not iterable|^cannot unpack non-iterable (\w+)/,
      'Ett värde av typen $1$2 har inget att gå igenom. För ett antal varv skriver du `range(…)`.',
    ],
    [
      /^'(.+?)' object is not subscriptable/,
      'Ett värde av typen $1 har inga delar att hämta med [ ]. Är det rätt variabel?',
    ],
    [
      /indices must be integers or slices, not (\w+)/,
      'Platsen inom [ ] ska vara ett heltal, men är $1.',
    ],
    [
      /^'(.+?)' not supported between instances of '(.+?)' and '(.+?)'/,
      'Det går inte att jämföra $2 och $3 med $1. Gör om det ena, till exempel med `int()`.',
    ],
    [
      /^'(.+?)' object (?:does not|doesn't) support item (?:assignment|deletion)/,
      'Ett värde av typen $1 går inte att ändra på plats. Skapa ett nytt.',
    ],
    [
      /unhashable type: '(.+?)'/,
      'Ett värde av typen $1 kan ändras, och kan därför inte vara nyckel eller ligga i en mängd. Använd en tupel.',
    ],
    [
      any,
      'Ett värde har en annan typ än den som behövs här. Skriv ut `type(…)` av det för att se vilken.',
    ],
  ],
  IndexError: [
    [/^pop from empty/, 'Det finns inget kvar att ta ut. Kontrollera först att den inte är tom.'],
    [
      any,
      'Platsen finns inte. Den första har nummer 0 och den sista `len(…) - 1`; en tom lista har ingen.',
    ],
  ],
  KeyError: [
    [
      /^(.+)$/s,
      'Nyckeln $1 finns inte. Kontrollera stavningen, eller fråga med `in` eller `.get()` först.',
    ],
  ],
  ValueError: [
    [
      /^invalid literal for int\(\) with base \d+: (.+)$/s,
      '`int()` kan inte göra $1 till ett heltal.',
    ],
    [
      /^could not convert string to float: (.+)$/s,
      '`float()` kan inte göra $1 till ett tal. Decimaltecknet är punkt.',
    ],
    [
      /^not enough values to unpack \(expected (?:at least )?(\d+), got (\d+)/,
      'Till vänster om = står $1 namn, men värdena är bara $2.',
    ],
    [/^too many values to unpack/, 'Till vänster om = står färre namn än det finns värden.'],
    [/not in list$/, 'Värdet finns inte i listan. Fråga med `in` först.'],
    [any, 'Värdet har rätt typ men går inte att använda här. Läs vad Python säger efter kolonet.'],
  ],
  AttributeError: [
    [/^'NoneType' object has no attribute/, noneGiven],
    [
      /^(?:module )?'(.+?)'(?: object)? has no attribute '(.+?)'.*? Did you mean(?::| ).*?'\.?(.+?)'/,
      '`$1` har inget som heter `$2`. Menade du `$3`?',
    ],
    [
      /^module '(.+?)' has no attribute '(.+?)'/,
      'Modulen `$1` har inget som heter `$2` här. Är det rätt stavat, eller har en egen fil samma namn som modulen?',
    ],
    [
      /^(?:type object )?'(.+?)'(?: object)? has no attribute '(.+?)'/,
      '`$1` har inget som heter `$2`. Är det rätt stavat, och är det rätt typ av värde?',
    ],
  ],
  ZeroDivisionError: [[any, 'Programmet delar med noll. Kontrollera nämnaren före divisionen.']],
  ImportError: [
    [/^cannot import name 'window' from 'js'/, 'Ett program här kan inte öppna andra sidor.'],
    [/^cannot import name '(.+?)' from '(.+?)'/, 'Modulen `$2` har inget som heter `$1`.'],
  ],
  RecursionError: [
    [any, 'Funktionen anropar sig själv utan att sluta. Kontrollera villkoret som ska stoppa den.'],
  ],
  EOFError: [[any, 'Programmet ville läsa en rad till, men det fanns ingen mer indata.']],
  FileNotFoundError: [
    [/: '(.+?)'$/, 'Filen `$1` finns inte. Kontrollera namnet, och att programmet har skapat den.'],
  ],
  MemoryError: [
    [any, 'Minnet tog slut. Växer en lista eller en text i en slinga som inte slutar?'],
  ],
  RuntimeError: [
    [
      /^can't start new thread/,
      'Trådar går inte att starta i sidan. Kör programmet på din egen dator.',
    ],
  ],
  OSError: [
    [/Network is down/, noNetwork],
    [
      /does not support processes|^\[Errno 52\] Function not implemented/,
      'Andra program går inte att starta från sidan. Kör programmet på din egen dator.',
    ],
    [
      /^\[Errno 29\] I\/O error/,
      'Sidan har ingen terminal att läsa ur. Läs med `input()` i stället.',
    ],
  ],
  URLError: [[/Network is down/, noNetwork]],
  NotImplementedError: [
    [
      /lacks multiprocessing/,
      'Flera processer går inte att starta i sidan. Kör programmet på din egen dator.',
    ],
  ],
  ZoneInfoNotFoundError: [
    [
      /No time zone found with key ([^\s"']+)/,
      'Sidan har ingen lista över tidszoner, så `$1` finns inte. Räkna med `datetime.timezone` och ett antal timmar, eller kör programmet på din egen dator.',
    ],
  ],
  OperationalError: [
    [
      /^no such table: (.+)$/,
      'Tabellen `$1` finns inte. Är namnet rätt stavat, och är den skapad?',
    ],
    [/^no such column: (.+)$/, 'Kolumnen `$1` finns inte. Text ska stå inom enkla citattecken.'],
    [
      /^near "(.+?)": syntax error/,
      'SQL går inte att läsa vid `$1`. Leta efter ett komma eller ett ord som saknas just före.',
    ],
    [
      /^incomplete input/,
      'SQL slutar mitt i: det saknas en parentes, ett citattecken eller ett semikolon.',
    ],
  ],
};

/**
 * A Swedish sentence on an error, or null for kinds that have none.
 * @param type the exception's class
 * @param message what Python says after it
 */
export function errorHelp(type: string, message: string): string | null {
  if (type === 'ModuleNotFoundError') {
    const module = /^No module named '(.+?)'/.exec(message)?.[1];
    return module === undefined ? null : missingModuleHelp(module);
  }
  if (!Object.hasOwn(rules, type)) return null;
  const ofSign = type === 'SyntaxError' ? signHelpOf(message) : undefined;
  if (ofSign !== undefined) return ofSign;
  for (const [pattern, help] of rules[type] ?? []) {
    const found = pattern.exec(message);
    if (found !== null)
      return help.replace(/\$(\d)/g, (_all, group: string) => found[Number(group)] ?? '');
  }
  return null;
}
