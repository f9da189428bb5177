/**
 * The reader of dropped files, held against the grammar that the lesson check has and against every
 * script and scene that lessons hand out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import TreeSitter from 'tree-sitter';
import grammar from 'tree-sitter-gdscript';
import { expect, it } from 'vitest';
import { functionsOf, problemIn, tokensOf } from '@kurser/course-parts/Answer/core/file';
import { endOf, isBinary } from '@kurser/course-parts/Answer/core/file/fact';

const docs = fileURLToPath(new URL('../../../../docs', import.meta.url));
const names = readdirSync(docs, { recursive: true, encoding: 'utf8' });
const files = names.flatMap((name) => {
  const end = endOf(name);
  return end === undefined || isBinary(end)
    ? []
    : [{ name, end, text: readFileSync(join(docs, name), 'utf8') }];
});

it('finds no fault in a file that a lesson hands out', () => {
  const faults = files.flatMap(({ name, end, text }) => {
    const problem = problemIn(tokensOf(text, end), end);
    return problem === undefined ? [] : [`${name}: ${problem}`];
  });
  expect(files.length).toBeGreaterThan(40);
  expect(faults).toEqual([]);
});

it('finds the functions of a script that the grammar finds', () => {
  const parser = new TreeSitter();
  parser.setLanguage(grammar);
  const scripts = files.filter(({ end }) => end === '.gd');
  const byGrammar = scripts.map(({ name, text }) => {
    const found = parser.parse(text).rootNode.descendantsOfType('function_definition');
    return [name, ...found.map((node) => node.childForFieldName('name')?.text)];
  });
  const byReader = scripts.map(({ name, text, end }) => [
    name,
    ...functionsOf(tokensOf(text, end), end).map((each) => each.name),
  ]);
  expect(scripts.length).toBeGreaterThan(10);
  expect(byReader).toEqual(byGrammar);
});
