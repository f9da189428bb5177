import { describe, expect, it } from 'vitest';
import { judgeVersion } from '../godot';
import {
  isUnknown,
  isWholeScript,
  namesIntroducedBy,
  readAutoloads,
  readParseErrors,
} from '../lessonScripts';
import { findComplaints, readOutput } from '../output';

describe('judgeVersion', () => {
  it.each([
    ['4.3', 'found'],
    ['4.6.3', 'found'],
    ['4.10', 'found'],
    ['4.2.2', 'missing'],
    ['3.5.2', 'missing'],
    [undefined, 'missing'],
  ])('%s is %s', (version, kind) => {
    expect(judgeVersion('godot', version).kind).toBe(kind);
  });

  it('says plainly what is wrong', () => {
    expect(judgeVersion('godot', undefined)).toMatchObject({
      reason: expect.stringContaining('Godot saknas') as unknown,
    });
    expect(judgeVersion('godot', '3.5.2')).toMatchObject({
      reason: 'Godot 3.5.2 är för gammal: projekten kräver 4.3 eller senare.',
    });
  });
});

describe('readOutput', () => {
  const good =
    'Godot Engine v4.6\nCHECK ok | hoppar | 85.1 px\nCHECK fault | går | 0 px\nCHECKS 2\n';

  it('reads checks', () => {
    expect(readOutput(good)).toEqual({
      checks: [
        { name: 'hoppar', holds: true, measured: '85.1 px' },
        { name: 'går', holds: false, measured: '0 px' },
      ],
      complaints: [],
    });
  });

  it.each([
    ['a script that broke off', 'CHECK ok | a | b\n', 'kom inte till slutet'],
    ['a script that checked nothing', 'CHECKS 0\n', '0 kontroller gjorda, 0 lästa'],
    ['a lost line', 'CHECK ok | a | b\nCHECKS 2\n', '2 kontroller gjorda, 1 lästa'],
  ])('complains of %s', (_, output, complaint) => {
    expect(readOutput(output).complaints).toEqual([complaint]);
  });

  it('passes on what Godot complains of, also in colour', () => {
    const output =
      '\u001b[1;31mERROR:\u001b[0m Lost file\n   at: load (a.cpp:1)\nWARNING: Leaked\n';
    expect(findComplaints(`${good}${output}`)).toEqual([
      'ERROR: Lost file (load (a.cpp:1))',
      'WARNING: Leaked',
    ]);
  });
});

describe('lesson scripts', () => {
  it.each([
    ['extends Node', true],
    ['# player.gd\n\nclass_name Player', true],
    ['@tool\nextends Node', true],
    ['func a() -> void:\n\tpass', false],
    ['\textends Node', false],
    ['extends_it()', false],
    ['', false],
  ])('%j is a whole script: %s', (text, whole) => {
    expect(isWholeScript(text)).toBe(whole);
  });

  it('gives Godot’s faults the lines of the page', () => {
    const script = { page: 'docs/a.mdx', line: 11, text: '' };
    const output =
      'SCRIPT ERROR: Parse Error: Identifier "x" not declared.\n          at: GDScript::reload (res://lesson/script0.gd:4)\n' +
      'SCRIPT ERROR: Parse Error: Other.\n          at: GDScript::reload (res://scripts/coin.gd:4)\n';
    expect(readParseErrors(output, 'lesson/script0.gd', script)).toMatchObject([
      { file: 'docs/a.mdx', line: 14, problem: 'Godot: Identifier "x" not declared.' },
    ]);
  });

  it('lets the scripts of a page know each other', () => {
    const script = { page: 'docs/a.mdx', line: 1, text: 'class_name Lift\nextends Node' };
    const title = 'progress.gd, autoload med namnet Progress';
    expect(namesIntroducedBy({ ...script, title })).toEqual(['Lift', 'Progress']);
    expect(namesIntroducedBy({ ...script, text: 'extends Node' })).toEqual([]);
    expect(isUnknown('Lift', 'Godot: Could not find type "Lift" in the current scope.')).toBe(true);
    expect(isUnknown('Lift', 'Godot: Identifier "Lif" not declared in the current scope.')).toBe(
      false,
    );
  });

  it('knows the autoloads of a project', () => {
    const settings =
      '[application]\n\nname="a"\n\n[autoload]\n\nSpel="*res://a.gd"\nNat="*res://b.gd"\n\n[display]\nx=1\n';
    expect(readAutoloads(settings)).toEqual(['Spel', 'Nat']);
    expect(readAutoloads('[display]\nx=1\n')).toEqual([]);
  });
});
