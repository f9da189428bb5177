/**
 * A rule for oxlint and ESLint: a text on the page stands in an element of its own
 * (decisions/0053). A translator puts an element of its own in the stead of every text. React,
 * which goes on with the text that it once made, writes where nobody sees it, and breaks where it
 * would put something before that text or take it away. It does neither to the only text of an
 * element.
 */

const messages = {
  changing:
    'This may be a text that changes, and stands beside something else. Give it an element of its own, or make one text of it all: `{`Steg ${n}`}` (decisions/0053).',
  beside:
    'This text stands beside something that comes and goes. Give it an element of its own, or the other a place that stays (decisions/0053).',
  translated: 'Code, keys and output are no language: translate="no" (decisions/0053).',
  address:
    'A mail address is no language: an element of its own with translate="no" (decisions/0053).',
  loose:
    'This text has no element. Give it one: what a fragment or a component returns comes and goes (decisions/0053).',
};

/** What stands in brackets, or is said to be of a type. */
const wrappers = new Set([
  ...['JSXExpressionContainer', 'TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'],
  ...['ParenthesizedExpression', 'ChainExpression'],
]);

function unwrapped(node) {
  return wrappers.has(node.type) ? unwrapped(node.expression) : node;
}

const isBlank = (text) => text.trim() === '';

/** JSX drops blanks with a line break in them, and keeps the others. */
const blankKind = (text) => (text === '' || /^\s*\n\s*$/.test(text) ? 'nothing' : 'space');

/** What a place is that holds the one or the other. */
function either(one, other) {
  const kinds = [one, other];
  return kinds.includes('text') || kinds.includes('changing') ? 'changing' : 'passing';
}

/** What a function written here returns; undefined where that takes more than a look. */
function findReturned(node) {
  if (node?.body === undefined) return undefined;
  if (node.body.type !== 'BlockStatement') return node.body;
  const returns = node.body.body.filter(({ type }) => type === 'ReturnStatement');
  return returns.length === 1 && returns[0] === node.body.body.at(-1)
    ? (returns[0].argument ?? undefined)
    : undefined;
}

/** Reads what stands in JSX, as far as a file tells by itself. */
class Reader {
  constructor(sourceCode) {
    this.sourceCode = sourceCode;
  }

  findVariable(identifier) {
    for (let scope = this.sourceCode.getScope(identifier); scope !== null; scope = scope.upper) {
      const variable = scope.set.get(identifier.name);
      if (variable !== undefined) return { variable, scope };
    }
    return undefined;
  }

  /** What a name stands for in this file: the value of a constant, or a function. */
  findMeaning(node) {
    if (node?.type !== 'Identifier') return node;
    const definition = this.findVariable(node)?.variable.defs[0]?.node;
    if (definition?.type !== 'VariableDeclarator') return definition;
    return definition.id.type === 'Identifier' && definition.parent.kind === 'const'
      ? (definition.init ?? undefined)
      : undefined;
  }

  /** Whether it is the same as long as the page is open: imports, and what a file says once. */
  isFixed(node) {
    switch (node.type) {
      case 'Literal':
        return true;
      case 'TemplateLiteral':
        return node.expressions.every((part) => this.isFixed(part));
      case 'MemberExpression':
        return (!node.computed || this.isFixed(node.property)) && this.isFixed(node.object);
      case 'Identifier':
        return this.findVariable(node)?.scope.type === 'module';
      case 'CallExpression':
        return this.isFixed(node.callee) && node.arguments.every((part) => this.isFixed(part));
      default:
        return false;
    }
  }

  kindOfResult(written) {
    const result = findReturned(this.findMeaning(written));
    return result === undefined ? 'changing' : this.kindOf(result);
  }

  kindOfCall({ callee, arguments: given }) {
    const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
    if (name === 'inElements' || name === 'createPortal') return 'passing';
    if (callee.type === 'Identifier') return either('nothing', this.kindOfResult(callee));
    if (['map', 'flatMap'].includes(name)) return either('nothing', this.kindOfResult(given[0]));
    if (name === 'from') return either('nothing', this.kindOfResult(given[1]));
    return 'changing';
  }

  /**
   * What a child is: `nothing`, a `space`, a `text` that stays as it is, an `element`, a
   * `component`, something `passing` that is no text, or `changing`, which may be a text.
   */
  kindOf(written) {
    const node = unwrapped(written);
    switch (node.type) {
      case 'JSXText':
        return isBlank(node.value) ? blankKind(node.value) : 'text';
      case 'JSXEmptyExpression':
        return 'nothing';
      case 'Literal':
        if (node.value === null || typeof node.value === 'boolean') return 'nothing';
        return isBlank(String(node.value)) ? blankKind(String(node.value)) : 'text';
      case 'JSXElement':
        return /^[a-z]/.test(nameOf(node)) ? 'element' : 'component';
      case 'JSXFragment':
        return 'passing';
      case 'ConditionalExpression':
        return either(this.kindOf(node.consequent), this.kindOf(node.alternate));
      case 'LogicalExpression': {
        const left = node.operator === '&&' ? 'nothing' : this.kindOf(node.left);
        return either(left, this.kindOf(node.right));
      }
      default:
        return this.kindOfValue(node);
    }
  }

  kindOfValue(node) {
    if (node.type === 'Identifier' && node.name === 'undefined') return 'nothing';
    if (this.isFixed(node)) return 'text';
    if (node.type === 'CallExpression') return this.kindOfCall(node);
    const meaning = this.findMeaning(node);
    return node.type !== 'Identifier' || meaning === undefined || meaning.type === undefined
      ? 'changing'
      : either('nothing', isFunction(meaning) ? 'changing' : this.kindOf(meaning));
  }
}

const isFunction = ({ type }) => /Function/.test(type);

/** `Table` for `<kit.Table>`. */
function nameOf({ openingElement: { name } }) {
  return name.type === 'JSXMemberExpression' ? name.property.name : (name.name ?? '');
}

/** Whether a translator leaves it alone, with all that is in it. */
function isLeftAlone(node) {
  if (node === null || node === undefined) return false;
  const isMarked = ({ name, value }) => name?.name === 'translate' && value?.value === 'no';
  return node.openingElement?.attributes.some(isMarked) === true || isLeftAlone(node.parent);
}

/**
 * What is wrong with a child that stands among others in an element, component or fragment;
 * undefined where nothing is.
 */
function findFault(kind, others, isInFragment, isInList) {
  if (kind === 'changing' && isInList) return messages.loose;
  if (kind === 'changing') return others.length > 0 ? messages.changing : undefined;
  if (kind !== 'text') return undefined;
  if (isInFragment) return messages.loose;
  return others.includes('passing') ? messages.beside : undefined;
}

const ownElement = {
  meta: {
    schema: [
      { type: 'object', properties: { staying: { type: 'array', items: { type: 'string' } } } },
    ],
  },
  create(context) {
    const staying = new Set(context.options[0].staying);
    const reader = new Reader(context.sourceCode);
    const kindOf = (child) => {
      const kind = reader.kindOf(child);
      if (kind !== 'component') return kind;
      return staying.has(nameOf(unwrapped(child))) ? 'element' : 'passing';
    };
    const lookAt = (node) => {
      // Only a list needs the long name, for its keys.
      const isInList = node.type === 'JSXElement' && nameOf(node) === 'Fragment';
      const all = node.children
        .map((child) => ({ child, kind: kindOf(child) }))
        .filter(({ kind }) => kind !== 'nothing');
      for (const { child, kind } of all) {
        const others = all.filter((other) => other.child !== child).map((other) => other.kind);
        const message = findFault(kind, others, isInList || node.type === 'JSXFragment', isInList);
        if (message !== undefined && !isLeftAlone(node)) context.report({ node: child, message });
      }
    };
    return { JSXElement: lookAt, JSXFragment: lookAt };
  },
};

/** Elements whose words are no language. */
const signs = new Set(['code', 'kbd', 'pre', 'samp']);

/** What holds somebody's address, by its name. */
function isAddress(node) {
  const { type, name, property } = unwrapped(node);
  return (type === 'Identifier' ? name : type === 'MemberExpression' && property.name) === 'email';
}

/** The element that a text is written in, as a child or to be handed on; null for none. */
function elementAround(node) {
  return node === null || node.type === 'JSXElement' ? node : elementAround(node.parent);
}

const asWritten = {
  create: (context) => ({
    JSXElement(node) {
      if (signs.has(nameOf(node)) && !isLeftAlone(node))
        context.report({ node: node.openingElement, message: messages.translated });
    },
    JSXExpressionContainer(node) {
      const isShown = node.parent.type !== 'JSXAttribute' && isAddress(node.expression);
      if (isShown && !isLeftAlone(node.parent)) context.report({ node, message: messages.address });
    },
    TemplateLiteral(node) {
      const around = elementAround(node);
      if (around !== null && node.expressions.some(isAddress) && !isLeftAlone(around))
        context.report({ node, message: messages.address });
    },
  }),
};

export default {
  meta: { name: 'translated' },
  rules: { 'own-element': ownElement, 'as-written': asWritten },
};
