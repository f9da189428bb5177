/**
 * The keys that the exercises have, as a reader meets them: the documentation of the interpreter in
 * `helix/`.
 */
export const keyTable: readonly (readonly [
  group: string,
  rows: readonly (readonly [keys: string, does: string])[],
])[] = [
  [
    'Flytta',
    [
      ['h j k l', 'vänster, ner, upp, höger (även piltangenterna)'],
      ['w b e', 'till nästa ord, till ordets början, till ordets slut'],
      ['W B E', 'samma, men bara blanksteg skiljer ord åt'],
      ['f t F T + tecken', 'till eller fram till nästa (förra) tecken'],
      ['gg ge', 'till första raden, till sista raden'],
      ['gh gs gl', 'till radens början, första tecken, sista tecken'],
      ['12G', 'till rad 12'],
      ['mm', 'till parentesens andra hälft'],
      ['/ n N', 'sök, nästa träff, förra träffen'],
      ['3w', 'en siffra före upprepar'],
    ],
  ],
  [
    'Markera',
    [
      ['v', 'markeringsläge: förflyttningar förlänger markeringen'],
      ['x X', 'hela raden (igen: nästa rad också), ut till hela rader'],
      ['%', 'hela texten'],
      ['miw maw', 'ordet, ordet med blanksteg (W: mellan blanksteg)'],
      ['mi( ma( …', 'innehållet i ett par, paret med innehåll (m: närmaste)'],
      ['s', 'markera alla träffar på ett mönster i markeringen'],
      ['C', 'en markör till på raden under'],
      ['Alt+s', 'dela markeringen i rader'],
      ['; Alt+;', 'krymp till markören, byt ände'],
      [',', 'behåll bara huvudmarkeringen'],
    ],
  ],
  [
    'Ändra',
    [
      ['i a I A', 'skriv före, efter, först på raden, sist på raden'],
      ['o O', 'ny rad under, ny rad över'],
      ['c d', 'byt ut, ta bort (det borttagna går att klistra in)'],
      ['r + tecken', 'ersätt varje markerat tecken'],
      ['y p P R', 'kopiera, klistra in efter, före, ersätt med det kopierade'],
      ['~ ` Alt+`', 'skifta mellan stora och små, till små, till stora bokstäver'],
      ['J', 'foga ihop rader'],
      ['> <', 'dra in, dra ut'],
      ['Ctrl+c', 'kommentera raderna med #, eller av'],
      ['ms md mr', 'sätt ett par runt, ta bort paret, byt paret'],
      ['u U', 'ångra, gör om'],
      ['.', 'upprepa den senaste insättningen'],
      ['Esc', 'tillbaka till normalläget'],
    ],
  ],
];
