import { describe, expect, it } from 'vitest';
import { readGdscript } from '../runners/gdscript';
import { readMermaid } from '../runners/mermaid';
import { readers } from '../runners/reading';
import { lacks } from './support';

const linesOf = (language: string, text: string) =>
  (readers[language]?.(text) ?? []).map(({ line }) => line);

describe('readers', () => {
  it.each([
    ['json', '{"a": [1, 2]}'],
    ['yaml', 'a: 1\nb:\n  - x'],
    ['toml', '[a]\nb = "c"'],
    ['css', 'a { color: red; }'],
    ['html', '<ul>\n<li>a\n<li>b</ul><p>{{.Titel}}<br><input hx-get="/x">'],
    ['html', '<!doctype html><html><head><title>a</title></head><body><p>b</body></html>'],
    ['js', 'const a = () => 1;'],
    ['jsx', 'const a = <b>x</b>;'],
    ['ts', 'const a: number = 1;'],
    ['diff', '--- a\n+++ b\n@@ -1,2 +1,2 @@\n x\n-y\n+z'],
    ['ini', '; a\n[b]\nc=1\nd = 2'],
  ])('%s: has nothing to say of %j', (language, text) => {
    expect(linesOf(language, text)).toEqual([]);
  });

  it.each([
    ['json', '{\n"a": 1,\n}', 2],
    ['yaml', 'a: 1\nb: [x', 2],
    ['toml', 'a = 1\nb = ', 2],
    ['css', 'a {\n color: red;', 1],
    ['html', '<p>\n<span>a</p>', 2],
    ['html', '<div>\n<div a=1 a=2></div>', 1],
    ['js', 'const a = 1;\nconst = 2;', 2],
    ['jsx', 'const a = 1;\nconst b = <b>;', 2],
    ['ts', 'let a: number =\n;', 2],
    ['diff', '--- a\n+++ b\n@@ -1,3 +1,2 @@\n x\n-y\n+z', 1],
    ['diff', 'x\n+y', 1],
    ['ini', '[a]\nb', 2],
  ])('%s: finds the fault in %j on line %i', (language, text, line) => {
    expect(linesOf(language, text)).toContain(line);
  });
});

describe('readMermaid', () => {
  it.each([
    'flowchart LR\n  A[In] --> B',
    'classDiagram\n  A <|-- B',
    'stateDiagram-v2\n  [*] --> A',
    'timeline\n  1950 : Turing',
    '%% alt: x\nsequenceDiagram\n  A->>B: hej',
  ])('reads %j', async (text) => {
    expect(await readMermaid(text)).toEqual([]);
  });

  it('finds the line of a fault', async () => {
    // Mermaid notices at the end of the text that the bracket was never closed.
    expect(await readMermaid('flowchart LR\n  A --> B\n  C[x --> D')).toMatchObject([{ line: 4 }]);
    expect(await readMermaid('flowchart LR\n  A -->> >B\n  C --> D')).toMatchObject([{ line: 2 }]);
    expect(await readMermaid('flödesschema\n  A --> B')).toHaveLength(1);
  });
});

describe.skipIf(await lacks('gdscript'))('readGdscript', () => {
  it('reads Godot 4', async () => {
    const script = [
      'class_name Player',
      'extends CharacterBody2D',
      'signal died(reason: String)',
      '@export var speed: float = 300.0',
      '@onready var sprite := $Sprite as AnimatedSprite2D',
      'func _physics_process(delta: float) -> void:',
      '\tif not is_on_floor():',
      '\t\tvelocity += get_gravity() * delta',
      '\tawait get_tree().create_timer(1.0).timeout',
      '\tdied.emit("fall") # yield() hette det förr',
      '@rpc("any_peer", "call_local", "reliable")',
      'func hit() -> void:',
      '\tmatch speed:',
      '\t\t0.0: pass',
      '\t\t_: move_and_slide()',
    ];
    expect(await readGdscript(script.join('\n'))).toEqual([]);
  });

  it.each([
    ['func f():\n\tvar x = (1 + ', 2],
    ['var a = 1\nfor i in 3\n\tprint(i)', 2],
    ['func f()\n\tpass', 1],
    ['func f():\nprint(1)', 1],
    ['func f():\n\tif true:\n        pass', 3],
    ['extends KinematicBody2D', 1],
    ['var a\nonready var b = $B', 2],
    ['func f():\n\tmove_and_slide(velocity)', 2],
    ['func f():\n\tyield(a, "b")', 2],
  ])('finds the fault in %j on line %i', async (text, line) => {
    expect((await readGdscript(text)).map((fault) => fault.line)).toContain(line);
  });
});
