import { describe, expect, it } from 'vitest';
import { press, pressAll } from '../editor';
import { parseKeys } from '../keys';
import type { Editor } from '../state';
import { draw, drawn } from './drawing';

function after(picture: string, keys: string): Editor {
  const parsed = parseKeys(keys);
  if ('unknown' in parsed) throw new Error(`no key is called ${parsed.unknown}`);
  return pressAll(draw(picture), parsed);
}

/** Each row: the text with its selection, the keys, and the text with its selection afterwards. */
type Case = readonly [before: string, keys: string, after: string];

function plays(cases: readonly Case[]): void {
  it.each(cases)('%j %s', (before, keys, expected) => {
    expect(drawn(after(before, keys))).toBe(expected);
  });
}

describe('moving', () => {
  plays([
    ['⟨h|⟩ej du\n', 'l', 'h⟨e|⟩j du\n'],
    ['⟨h|⟩ej du\n', '3l', 'hej⟨ |⟩du\n'],
    ['he⟨j|⟩\ndu\n', 'll', 'hej\n⟨d|⟩u\n'],
    ['⟨h|⟩ej\n', 'h', '⟨h|⟩ej\n'],
    ['hej⟨ |⟩du\nja\nlängre rad\n', 'jj', 'hej du\nja\nlän⟨g|⟩re rad\n'],
    ['hej⟨ |⟩du\nja\n', 'j', 'hej du\nja⟨\n|⟩'],
    ['rad\n⟨n|⟩ästa\n', 'k', '⟨r|⟩ad\nnästa\n'],
    ['⟨r|⟩ad\nnästa\n', '<down><right><up><left>', '⟨r|⟩ad\nnästa\n'],
    ['⟨r|⟩ad\ntvå\ntre\n', 'ge', 'rad\ntvå\n⟨t|⟩re\n'],
    ['rad\ntvå\nt⟨r|⟩e\n', 'gg', '⟨r|⟩ad\ntvå\ntre\n'],
    ['⟨r|⟩ad\ntvå\ntre\n', '2gg', 'rad\n⟨t|⟩vå\ntre\n'],
    ['⟨r|⟩ad\ntvå\ntre\n', '99G', 'rad\ntvå\n⟨t|⟩re\n'],
    ['r⟨a|⟩d\n', 'G', 'r⟨a|⟩d\n'],
    ['    r⟨a|⟩d här\n', 'gh', '⟨ |⟩   rad här\n'],
    ['    r⟨a|⟩d här\n', 'gs', '    ⟨r|⟩ad här\n'],
    ['    r⟨a|⟩d här\n', 'gl', '    rad hä⟨r|⟩\n'],
    ['⟨\n|⟩rad\n', 'gl', '⟨\n|⟩rad\n'],
    ['r⟨a|⟩d\n', '<end>', 'ra⟨d|⟩\n'],
    ['r⟨a|⟩d\n', '<home>', '⟨r|⟩ad\n'],
    ['(a ⟨[|⟩b (c)] d)\n', 'mm', '(a [b (c)⟨]|⟩ d)\n'],
    ['(a [b (c)⟨]|⟩ d)\n', 'mm', '(a ⟨[|⟩b (c)] d)\n'],
    ['⟨a|⟩ (b)\n', 'mm', '⟨a|⟩ (b)\n'],
  ]);

  it('does not stray beyond the text', () => {
    expect(drawn(after('⟨a|⟩b\n', '9l9l'))).toBe('ab\n⟨|⟩');
    expect(drawn(after('⟨a|⟩b\n', '9j'))).toBe('ab\n⟨|⟩');
  });
});

describe('words', () => {
  plays([
    ['⟨e|⟩tt två tre\n', 'w', '⟨ett |⟩två tre\n'],
    ['⟨e|⟩tt två tre\n', 'ww', 'ett ⟨två |⟩tre\n'],
    ['⟨e|⟩tt två tre\n', '2w', 'ett ⟨två |⟩tre\n'],
    ['⟨e|⟩tt två tre\n', 'e', '⟨ett|⟩ två tre\n'],
    ['⟨e|⟩tt två tre\n', 'ee', 'ett⟨ två|⟩ tre\n'],
    ['ett två t⟨r|⟩e\n', 'b', 'ett två ⟨|tr⟩e\n'],
    ['⟨s|⟩umma = tal[0]\n', 'ww', 'summa ⟨= |⟩tal[0]\n'],
    ['summa = ⟨t|⟩al[0]\n', 'w', 'summa = ⟨tal|⟩[0]\n'],
    ['summa = ⟨t|⟩al[0] + 1\n', 'W', 'summa = ⟨tal[0] |⟩+ 1\n'],
    ['summa = ⟨t|⟩al[0] + 1\n', 'E', 'summa = ⟨tal[0]|⟩ + 1\n'],
    ['summa = tal[⟨0|⟩] + 1\n', 'B', 'summa = ⟨|tal[0⟩] + 1\n'],
    ['rad⟨.|⟩\n\n  ny rad\n', 'w', 'rad.\n\n⟨  |⟩ny rad\n'],
    ['antal_böcker⟨ |⟩= 3\n', 'b', '⟨|antal_böcker ⟩= 3\n'],
  ]);
});

describe('finding a sign', () => {
  plays([
    ['⟨p|⟩rint(tal)\n', 'f(', '⟨print(|⟩tal)\n'],
    ['⟨p|⟩rint(tal)\n', 't(', '⟨print|⟩(tal)\n'],
    ['prin⟨t|⟩(tal)(x)\n', 't(', 'prin⟨t(tal)|⟩(x)\n'],
    ['⟨a|⟩,b,c,d\n', '2f,', '⟨a,b,|⟩c,d\n'],
    ['⟨a|⟩\nb;\n', 'f;', '⟨a\nb;|⟩\n'],
    ['a = (b + ⟨c|⟩)\n', 'F(', 'a = ⟨|(b + c⟩)\n'],
    ['a = (b + ⟨c|⟩)\n', 'T(', 'a = (⟨|b + c⟩)\n'],
    ['⟨a|⟩bc\n', 'fx', '⟨a|⟩bc\n'],
    ['⟨a|⟩bc\n', 'f<esc>l', 'a⟨b|⟩c\n'],
  ]);
});

describe('selecting', () => {
  plays([
    ['ett\nt⟨v|⟩å\ntre\n', 'x', 'ett\n⟨två\n|⟩tre\n'],
    ['⟨e|⟩tt\ntvå\ntre\n', 'xx', '⟨ett\ntvå\n|⟩tre\n'],
    ['⟨e|⟩tt\ntvå\ntre\n', '2x', '⟨ett\ntvå\n|⟩tre\n'],
    ['⟨e|⟩tt\ntvå\ntre\n', 'x2x', '⟨ett\ntvå\ntre\n|⟩'],
    ['e⟨|tt\nt⟩vå\n', 'X', '⟨|ett\ntvå\n⟩'],
    ['e⟨t|⟩t\ntvå\n', '%', '⟨ett\ntvå\n|⟩'],
    ['⟨e|⟩tt två tre\n', 'vww', '⟨ett två |⟩tre\n'],
    ['⟨e|⟩tt två\n', 'vll<esc>l', 'ett⟨ |⟩två\n'],
    ['e⟨t|⟩t\n', 'vh', '⟨|et⟩t\n'],
    ['e⟨t|⟩t\n', 'vhl', 'e⟨|t⟩t\n'],
    ['e⟨t|⟩t\ntvå\n', 'vj', 'e⟨tt\ntv|⟩å\n'],
    ['⟨e|⟩tt\ntvå\n', 'vgl', '⟨ett|⟩\ntvå\n'],
    ['⟨e|⟩tt\ntvå\n', 'vge', '⟨ett\nt|⟩vå\n'],
    ['ett\ntv⟨å|⟩\n', 'vgg', '⟨|ett\ntvå⟩\n'],
    ['ett ⟨t|⟩vå tre\n', 'vb', '⟨|ett t⟩vå tre\n'],
    ['⟨e|⟩tt (två)\n', 'vf)', '⟨ett (två)|⟩\n'],
    ['⟨ett|⟩ två\n', ';', 'et⟨t|⟩ två\n'],
    ['⟨|ett⟩ två\n', ';', '⟨e|⟩tt två\n'],
    ['⟨ett|⟩ två\n', '<A-;>', '⟨|ett⟩ två\n'],
    ['⟨e|⟩tt\ntvå\ntre\n', 'CC', '‹e|›tt\n‹t|›vå\n⟨t|⟩re\n'],
    ['ett⟨e|⟩\ntvå\nfyra\n', 'C', 'ett‹e|›\ntvå⟨\n|⟩fyra\n'],
    ['långa⟨r|⟩e\ntvå\nlängre\n', 'C', 'långa‹r|›e\ntvå\nlängr⟨e|⟩\n'],
    ['⟨e|⟩tt\ntvå\ntre\n', '2C,', 'ett\ntvå\n⟨t|⟩re\n'],
    ['⟨ett\ntvå\n|⟩tre\n', '<A-s>', '⟨ett|⟩\n‹två|›\ntre\n'],
    ['⟨\n|⟩', 'v', '⟨\n|⟩'],
  ]);

  it('leaves select mode with v, Esc and every command that changes the text', () => {
    for (const keys of ['vv', 'v<esc>', 'vd', 'vy', 'v~', 'vrx', 'vyvp', 'v>', 'v<C-c>'])
      expect(after('⟨a|⟩bc\n', keys).mode).toBe('normal');
    expect(after('⟨a|⟩bc\n', 'vc').mode).toBe('insert');
  });
});

describe('objects and pairs', () => {
  plays([
    ['ett t⟨v|⟩å tre\n', 'miw', 'ett ⟨två|⟩ tre\n'],
    ['ett t⟨v|⟩å tre\n', 'maw', 'ett ⟨två |⟩tre\n'],
    ['ett tv⟨å|⟩\n', 'maw', 'ett⟨ två|⟩\n'],
    ['ett⟨ |⟩två\n', 'miw', 'ett⟨ |⟩två\n'],
    ['x = ta⟨l|⟩[0] + 1\n', 'miW', 'x = ⟨tal[0]|⟩ + 1\n'],
    ['print(a, ⟨b|⟩)\n', 'mi(', 'print(⟨a, b|⟩)\n'],
    ['print(a, ⟨b|⟩)\n', 'ma)', 'print⟨(a, b)|⟩\n'],
    ['f(g(⟨x|⟩), y)\n', '2mi(', 'f(⟨g(x), y|⟩)\n'],
    ['s = "hej ⟨d|⟩u"\n', 'mi"', 's = "⟨hej du|⟩"\n'],
    ['s = ⟨"|⟩hej du"\n', 'mi"', 's = ⟨"|⟩hej du"\n'],
    ['{a: [1, ⟨2|⟩]}\n', 'mim', '{a: [⟨1, 2|⟩]}\n'],
    ['{a: [1, ⟨2|⟩]}\n', 'mi{', '{⟨a: [1, 2]|⟩}\n'],
    ['⟨h|⟩ej (du)\n', 'mi(', '⟨h|⟩ej (du)\n'],
    ['ett ⟨två|⟩ tre\n', 'ms"', 'ett ⟨"två"|⟩ tre\n'],
    ['ett ⟨två|⟩ tre\n', 'ms]', 'ett ⟨[två]|⟩ tre\n'],
    ['‹ett|› ⟨två|⟩\n', 'ms(', '‹(ett)|› ⟨(två)|⟩\n'],
    ['ett (t⟨v|⟩å) tre\n', 'md(', 'ett t⟨v|⟩å tre\n'],
    ['ett (t⟨v|⟩å) tre\n', 'mr([', 'ett [t⟨v|⟩å] tre\n'],
    ["s = 'h⟨e|⟩j'\n", 'mr\'"', 's = "h⟨e|⟩j"\n'],
    ['ett [t⟨v|⟩å] tre\n', 'mdm', 'ett t⟨v|⟩å tre\n'],
    ['f(g(⟨x|⟩))\n', '2md(', 'fg(⟨x|⟩)\n'],
  ]);

  it('says so when there is no such pair, or no such object', () => {
    expect(after('⟨a|⟩bc\n', 'md(').message).toMatch(/inget sådant par/);
    expect(after('⟨a|⟩bc\n', 'mr(').message).toMatch(/inget sådant par/);
    expect(after('⟨a|⟩bc\n', 'mif').message).toMatch(/f finns inte/);
    expect(drawn(after('(‹a|› ⟨b|⟩)\n', 'md('))).toBe('(‹a|› ⟨b|⟩)\n');
  });
});

describe('changing', () => {
  plays([
    ['ett ⟨två |⟩tre\n', 'd', 'ett ⟨t|⟩re\n'],
    ['ett\nt⟨v|⟩å\ntre\n', 'xd', 'ett\n⟨t|⟩re\n'],
    ['⟨e|⟩tt två\n', 'wcen <esc>', 'en ⟨t|⟩vå\n'],
    ['⟨e|⟩tt två\n', 'ecen<esc>', 'en⟨ |⟩två\n'],
    ['    ⟨a|⟩\n    b\n', 'xcx<esc>', '    x⟨\n|⟩    b\n'],
    ['⟨a|⟩\nb\n', 'xc<esc>', '⟨\n|⟩b\n'],
    ['ett ⟨två|⟩\n', 'inr <esc>', 'ett nr ⟨|två⟩\n'],
    ['ett ⟨två|⟩\n', 'a!<esc>', 'ett ⟨två!|⟩\n'],
    ['⟨|ett⟩ två\n', 'a!<esc>', '⟨ett!|⟩ två\n'],
    ['⟨ett|⟩', 'a!<esc>', '⟨ett!|⟩\n'],
    ['  e⟨t|⟩t\n', 'I# <esc>', '  # ⟨e|⟩tt\n'],
    ['e⟨t|⟩t\nrad\n', 'A;<esc>', 'ett;⟨\n|⟩rad\n'],
    ['e⟨t|⟩t\nrad\n', 'ony<esc>', 'ett\nny⟨\n|⟩rad\n'],
    ['ett\nr⟨a|⟩d\n', 'Ony<esc>', 'ett\nny⟨\n|⟩rad\n'],
    ['⟨e|⟩tt\n', 'Ony<esc>', 'ny⟨\n|⟩ett\n'],
    ['    ⟨e|⟩tt\n', 'oa<esc>', '    ett\n    a⟨\n|⟩'],
    ['    ⟨e|⟩tt\nb\n', 'o<esc>', '    ett\n⟨\n|⟩b\n'],
    ['⟨e|⟩tt\n', '2oa<esc>', 'ett\na⟨\n|⟩a‹\n|›'],
    ['a⟨bc|⟩d\n', 'rx', 'a⟨xx|⟩d\n'],
    ['⟨aBc|⟩\n', '~', '⟨AbC|⟩\n'],
    ['⟨ÅsA|⟩\n', '`', '⟨åsa|⟩\n'],
    ['⟨åsa|⟩\n', '<A-`>', '⟨ÅSA|⟩\n'],
    ['⟨e|⟩tt\n  två\ntre\n', 'J', '⟨e|⟩tt två\ntre\n'],
    ['⟨ett\ntvå\ntre|⟩\n', 'J', '⟨ett två tre|⟩\n'],
    ['⟨e|⟩tt\n\ntre\n', 'J', '⟨e|⟩tt\ntre\n'],
    ['⟨a|⟩\nb\n', '>', '    ⟨a|⟩\nb\n'],
    ['    ⟨a\n      b\n|⟩', '<lt>', '⟨a\n  b\n|⟩'],
    ['a\n⟨\n|⟩b\n', '>', 'a\n⟨\n|⟩b\n'],
    ['⟨a\n  b\n|⟩\n', '<C-c>', '# ⟨a\n#   b\n|⟩\n'],
    ['⟨# a\n# b\n|⟩', '<C-c>', '⟨a\nb\n|⟩'],
    ['⟨#a\n# b\n|⟩', '<C-c>', '⟨a\n b\n|⟩'],
    ['⟨a\n# b\n|⟩', '<C-c>', '# ⟨a\n# # b\n|⟩'],
  ]);

  it('does not guess what replacing a line break would do', () => {
    const editor = after('⟨a\n|⟩b\n', 'rx');
    expect(editor.text).toBe('a\nb\n');
    expect(editor.message).toMatch(/radslut/);
  });
});

describe('yank and paste', () => {
  plays([
    ['⟨ett|⟩ två\n', 'yp', 'ett⟨ett|⟩ två\n'],
    ['⟨ett|⟩ två\n', 'yP', '⟨ett|⟩ett två\n'],
    ['⟨|ett⟩ två\n', 'yp', 'ett⟨|ett⟩ två\n'],
    ['⟨e|⟩tt\ntvå\n', 'xyp', 'ett\n⟨ett\n|⟩två\n'],
    ['ett\nt⟨v|⟩å\n', 'xyggP', '⟨två\n|⟩ett\ntvå\n'],
    ['⟨e|⟩tt\ntvå\ntre\n', 'xdp', 'två\n⟨ett\n|⟩tre\n'],
    ['⟨a|⟩b\n', 'y3p', 'a⟨aaa|⟩b\n'],
    ['⟨ett|⟩ två\n', 'ywR', 'et⟨ett|⟩två\n'],
    ['‹a|›-⟨b|⟩\n', 'yp', 'a‹a|›-b⟨b|⟩\n'],
    ['⟨a|⟩b\n', 'p', '⟨a|⟩b\n'],
    ['⟨a|⟩b\n', 'R', '⟨a|⟩b\n'],
  ]);
});

describe('undo and redo', () => {
  plays([
    ['⟨ett |⟩två\n', 'du', '⟨ett |⟩två\n'],
    ['⟨ett |⟩två\n', 'duU', '⟨t|⟩vå\n'],
    ['⟨a|⟩bc\n', 'ddu', '⟨b|⟩c\n'],
    ['⟨a|⟩bc\n', 'dd2u', '⟨a|⟩bc\n'],
    ['⟨a|⟩bc\n', 'dd9u9U', '⟨c|⟩\n'],
    ['⟨ett|⟩ två\n', 'cfyra<esc>u', '⟨ett|⟩ två\n'],
    ['⟨ett|⟩ två\n', 'cfyra<esc>uU', 'fyra⟨ |⟩två\n'],
    ['⟨a|⟩b\n', 'dudu', '⟨a|⟩b\n'],
  ]);

  it('forgets what was undone when something new is done, and says when there is nothing', () => {
    expect(after('⟨a|⟩bc\n', 'du~U').message).toMatch(/inget att göra om/);
    expect(after('⟨a|⟩bc\n', 'u').message).toMatch(/inget mer att ångra/);
  });
});

describe('insert mode', () => {
  plays([
    ['⟨a|⟩\n', 'i(<esc>', '(⟨|a⟩\n'],
    ['⟨\n|⟩', 'i(', '(⟨|)⟩\n'],
    ['⟨\n|⟩', 'i(x)', '(x)⟨|\n⟩'],
    ['⟨\n|⟩', 'i"hej"<esc>', '"hej"⟨|\n⟩'],
    ['a⟨\n|⟩', 'i"', 'a"⟨|\n⟩'],
    ['⟨\n|⟩', 'i(<backspace>', '⟨\n|⟩'],
    ['⟨\n|⟩', 'iab<backspace>', 'a⟨|\n⟩'],
    ['⟨a|⟩b\n', 'i<backspace>', '⟨|a⟩b\n'],
    ['        ⟨a|⟩\n', 'i<backspace>', '    ⟨|a⟩\n'],
    ['      ⟨a|⟩\n', 'i<backspace>', '    ⟨|a⟩\n'],
    ['⟨a|⟩bc\n', 'i<del>', '⟨b|⟩c\n'],
    ['⟨abc|⟩def\n', 'a<del><esc>', '⟨abc|⟩ef\n'],
    ['⟨a|⟩b\n', 'i<right>x<esc>', 'ax⟨b|⟩\n'],
    ['a⟨b|⟩c\n', 'i<home>x<end>y<esc>', 'xabcy⟨\n|⟩'],
    ['    ab⟨c|⟩\n', 'i<ret>', '    ab\n    ⟨|c⟩\n'],
    ['ab  ⟨c|⟩\n', 'i<ret>', 'ab\n⟨|c⟩\n'],
    ['f({⟨}|⟩)\n', 'i<ret>', 'f({\n    ⟨|\n⟩})\n'],
    ['    ⟨\n|⟩', 'i<ret>x', '\n    x⟨|\n⟩'],
    ['‹a|›b\n⟨c|⟩d\n', 'ix<esc>', 'x‹|a›b\nx⟨|c⟩d\n'],
    ['‹a|›b\n⟨c|⟩d\n', 'i(<backspace>x<esc>', 'x‹|a›b\nx⟨|c⟩d\n'],
    ['‹a|› ⟨b|⟩\n', 'c"<esc>', '"‹"|› "⟨"|⟩\n'],
    ['⟨a|⟩bc\n', 'ix<esc>l.', 'xax⟨|b⟩c\n'],
    ['⟨ett|⟩ två tre\n', 'cx<esc>ww.', 'x två x⟨\n|⟩'],
  ]);

  it('repeats the last insertion as one step of undo', () => {
    expect(after('⟨a|⟩\n', 'ob<esc>..').text).toBe('a\nb\nb\nb\n');
    expect(after('⟨a|⟩\n', 'ob<esc>2.u').text).toBe('a\nb\n');
    expect(after('⟨a|⟩\n', '.').message).toMatch(/inget att upprepa/);
  });
});

describe('patterns', () => {
  plays([
    ['⟨f|⟩oo = foo + 1\n', '%sfoo<ret>', '⟨foo|⟩ = ‹foo|› + 1\n'],
    ['⟨f|⟩oo = foo + 1\n', '%sfoo<ret>cbar<esc>', 'bar⟨ |⟩= bar‹ |›+ 1\n'],
    ['⟨f|⟩oo Foo\n', '%sfoo<ret>', '⟨foo|⟩ ‹Foo|›\n'],
    ['⟨f|⟩oo Foo\n', '%sFoo<ret>', 'foo ⟨Foo|⟩\n'],
    ['⟨a1|⟩ b22 c\n', '%s\\d+<ret>', 'a⟨1|⟩ b‹22|› c\n'],
    ['⟨å|⟩r öl x\n', '%s\\w+<ret>,', '⟨år|⟩ öl x\n'],
    ['⟨a|⟩b ab\n', '%sx<ret>', '⟨ab ab\n|⟩'],
    ['⟨a|⟩nt tant\n', 'xs\\bant\\b<ret>cantal<esc>', 'antal⟨ |⟩tant\n'],
    ['⟨a|⟩1\nb22\n', '%s\\d+$<ret>a;<esc>', 'a⟨1;|⟩\nb‹22;|›\n'],
    ['⟨a|⟩b ab\n', '%sab<esc>', '⟨ab ab\n|⟩'],
    ['⟨e|⟩tt två tre\n', '/t<ret>', 'e⟨t|⟩t två tre\n'],
    ['⟨e|⟩tt två tre\n', '/två<ret>', 'ett ⟨två|⟩ tre\n'],
    ['e⟨t|⟩t två tre\n', '/e<ret>', 'ett två tr⟨e|⟩\n'],
    ['ett två tr⟨e|⟩\n', '/e<ret>', '⟨e|⟩tt två tre\n'],
    ['⟨a|⟩ b a b a\n', '/a<ret>n', 'a b a b ⟨a|⟩\n'],
    ['⟨a|⟩ b a b a\n', '/a<ret>nn', '⟨a|⟩ b a b a\n'],
    ['⟨a|⟩ b a b a\n', '/a<ret>N', '⟨a|⟩ b a b a\n'],
    ['⟨a|⟩ b a\n', 'v/a<ret>', '‹a|› b ⟨a|⟩\n'],
    ['⟨a|⟩b ab\n', '%sab<ret>,gg/<ret>', 'ab ⟨ab|⟩\n'],
  ]);

  it('shows the matches while one writes and takes the last pattern for an empty line', () => {
    expect(drawn(after('⟨a|⟩b ab\n', '%sa'))).toBe('⟨a|⟩b ‹a|›b\n');
    expect(after('⟨a|⟩b\n', '%sab<backspace>').pending).toMatchObject({ input: 'a' });
    expect(after('⟨a|⟩b\n', '/<ret>').pending).toEqual({ kind: 'none' });
  });

  it('says when a pattern has no match, cannot be used, or none is there to search for', () => {
    expect(after('⟨a|⟩b\n', '/x').message).toBe('Ingen träff.');
    expect(after('⟨a|⟩b\n', '/(').message).toMatch(/inte färdigt/);
    expect(after('⟨a|⟩b\n', 'n').message).toBe('Sök först med /.');
    expect(after('⟨a|⟩b\n', '/ab<ret>').message).toBe('');
  });
});

describe('keys that the exercise does not have', () => {
  it('changes nothing and says so', () => {
    for (const keys of ['z', 'q', 'gz', 'mz', 'f<ret>', 'r<up>', 'i<A-s>']) {
      const editor = after('⟨a|⟩bc\n', keys);
      expect(editor.text).toBe('abc\n');
      expect(editor.message).toMatch(/finns inte/);
    }
    expect(press(after('⟨a|⟩bc\n', 'z'), 'l').message).toBe('');
  });

  it('forgets a begun command and a count with Esc', () => {
    expect(drawn(after('⟨a|⟩bcd\n', '3<esc>l'))).toBe('a⟨b|⟩cd\n');
    expect(drawn(after('⟨a|⟩bcd\n', 'm<esc>l'))).toBe('a⟨b|⟩cd\n');
    expect(after('⟨a|⟩bcd\n', 'ms<esc>d').text).toBe('bcd\n');
  });
});
