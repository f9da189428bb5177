import { pythonLanguage } from '@codemirror/lang-python';
import { syntaxTree } from '@codemirror/language';
import { EditorState, type ChangeSpec, type Extension, type Transaction } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  highlightSpecialChars,
  MatchDecorator,
  ViewPlugin,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view';
import { plainSign, seenPattern, signHelp, signName, unseenPattern } from './oddCharacters';

type Tree = ReturnType<typeof syntaxTree>;

/** Texts and comments, where every character may stand. */
function isText(tree: Tree, at: number): boolean {
  for (let node = tree.resolveInner(at, 1); ;) {
    if (/String|Comment/.test(node.name)) return true;
    if (node.parent === null || node.name === 'FormatReplacement') return false;
    node = node.parent;
  }
}

/**
 * What is to be changed in what a change has put in: spaces that are none, and what cannot be seen,
 * where the program has code.
 */
function plainSigns({ changes, newDoc }: Transaction): readonly ChangeSpec[] {
  const found: { from: number; sign: string }[] = [];
  changes.iterChanges((_fromA, _toA, fromB, toB) => {
    const inserted = newDoc.sliceString(fromB, toB);
    for (const { 0: sign, index } of inserted.matchAll(unseenPattern))
      found.push({ from: fromB + index, sign });
  });
  if (found.length === 0) return [];
  // As the program is meant: a hard space breaks off the reading of what it stands in.
  const tree = pythonLanguage.parser.parse(newDoc.toString().replace(unseenPattern, ' '));
  return found
    .filter(({ from }) => !isText(tree, from))
    .map(({ from, sign }) => ({ from, to: from + sign.length, insert: plainSign(sign) }));
}

/**
 * Typed and pasted code has plain spaces, and nothing that cannot be seen. What the page shows by
 * itself stays as it is.
 */
const plainInput: Extension = EditorState.transactionFilter.of((change) => {
  if (!change.docChanged || !change.isUserEvent('input')) return change;
  const changes = plainSigns(change);
  return changes.length === 0 ? change : [change, { changes, sequential: true }];
});

function signWidget(code: number): HTMLElement {
  const sign = String.fromCodePoint(code);
  const box = document.createElement('span');
  box.className = 'cm-unseen';
  box.textContent = plainSign(sign) === ' ' ? '␣' : '•';
  box.title = signName(sign) ?? `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  box.setAttribute('aria-label', box.title);
  box.setAttribute('role', 'img');
  return box;
}

const unseen = highlightSpecialChars({ addSpecialChars: unseenPattern, render: signWidget });

const oddSigns = new MatchDecorator({
  regexp: seenPattern,
  decorate: (add, from, to, [sign], { state }) => {
    const tree = syntaxTree(state);
    if (to <= tree.length && !isText(tree, from))
      add(from, to, Decoration.mark({ class: 'cm-odd', attributes: { title: signHelp(sign) } }));
  },
});

/** Marks what Python does not take although it looks right. */
const odd = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = oddSigns.createDeco(view);
    }
    update(update: ViewUpdate): void {
      // A quotation mark makes a text of all that follows, so what was decided before does not
      // stand; and a long program is read bit by bit.
      const isReadOn = syntaxTree(update.startState) !== syntaxTree(update.state);
      if (update.docChanged || update.viewportChanged || isReadOn)
        this.decorations = oddSigns.createDeco(update.view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

const look = EditorView.theme({
  '.cm-unseen': { color: 'var(--kurs-bad)', fontWeight: '700' },
  '.cm-odd': {
    textDecoration: 'underline wavy var(--kurs-bad)',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '0.2em',
  },
});

/**
 * What looks like another character or like nothing is seen in a Python program, and what is typed
 * or pasted has as little of it as can be.
 */
export const oddCharacters: Extension = [plainInput, unseen, odd, look];
