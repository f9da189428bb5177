import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm, MdxjsEsmData } from 'mdast-util-mdxjs-esm';
import { valueToEstree } from 'estree-util-value-to-estree';

type Program = NonNullable<MdxjsEsmData['estree']>;
type Statement = Program['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

/** An address that the bundler gives: `require("…").default` in the page's module. */
export class BundledAddress {
  readonly request: string;
  constructor(request: string) {
    this.request = request;
  }
}

/** The attribute `name={expression}`. */
function attributeOf(name: string, value: string, expression: Expression): MdxJsxAttribute {
  const data = { estree: program({ type: 'ExpressionStatement', expression }) };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value, data },
  };
}

/** The attribute `name={7}`. */
export function numberAttribute(name: string, value: number): MdxJsxAttribute {
  return attributeOf(name, String(value), { type: 'Literal', value });
}

/** The attribute `name={list[place]}`. */
export function recordAttribute(name: string, list: string, place: number): MdxJsxAttribute {
  const expression: Expression = {
    type: 'MemberExpression',
    object: { type: 'Identifier', name: list },
    property: { type: 'Literal', value: place },
    computed: true,
    optional: false,
  };
  return attributeOf(name, `${list}[${String(place)}]`, expression);
}

type Declaration = Extract<Statement, { type: 'VariableDeclaration' }>;

/** `const name = …;` */
function constant(name: string, value: unknown): Declaration {
  const id = { type: 'Identifier', name } as const;
  const init = valueToEstree(value, {
    replacer: (each) => (each instanceof BundledAddress ? requireOf(each) : undefined),
  });
  const declarator = { type: 'VariableDeclarator', id, init } as const;
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [declarator],
  };
}

/** `const list = […];` in the page's module. */
export function recordsModule(list: string, records: readonly unknown[]): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: program(constant(list, records)) },
  };
}

/** `export const name = …;`, for a module that has one record and nothing else. */
export function exportedRecord(name: string, record: unknown): MdxjsEsm {
  const declaration = constant(name, record);
  const estree = program({
    type: 'ExportNamedDeclaration',
    declaration,
    specifiers: [],
    attributes: [],
  });
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

/** `require("…").default` */
function requireOf({ request }: BundledAddress): Expression {
  return {
    type: 'MemberExpression',
    object: {
      type: 'CallExpression',
      callee: { type: 'Identifier', name: 'require' },
      arguments: [{ type: 'Literal', value: request }],
      optional: false,
    },
    property: { type: 'Identifier', name: 'default' },
    computed: false,
    optional: false,
  };
}

function program(statement: Statement): Program {
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [statement],
  };
}
