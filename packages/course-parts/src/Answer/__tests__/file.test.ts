import { describe, expect, it } from 'vitest';
import { cpuMs } from '@site/tests/support/cpuTime';
import { readFacts } from '../core/file';
import type { FileEnd } from '../core/file/fact';
import { functionsOf } from '../core/file/functions';
import { holdsPattern } from '../core/file/pattern';
import { takeFile, type GivenFile } from '../core/file/taken';
import { tokensOf } from '../core/file/tokens';
import { judge } from '../core/judge';
import { parseAuthored } from '../core/parse';

const player = `class_name Player
extends CharacterBody2D

const SPEED := 200.0 # inte func hoppa(
@onready var sprite: Sprite2D = $Sprite2D


func _ready() -> void: # func fel():
	print("func nej():")


static func twice(x: int) -> int:
	return 2 * x

func _physics_process(delta: float) -> void:
	if Input.is_action_just_pressed("jump") and is_on_floor():
		self.velocity.y = -400
	velocity.x = move_toward(
		velocity.x, 0.0,
		1200 * delta)
	move_and_slide()
`;

const ship = `program Skepp;
var
  i : byte = 0;

procedure Flytta(x : byte);

procedure Rita();
begin
  // waitforraster(1);
  SpritePos(i, 100, 0);
end;

procedure Flytta(x : byte);
begin
  if (x > 3) then begin
    i := x;
  end;
end;

begin
  while (1) do begin
    WaitForRaster(250);
    Flytta(3);
  end;
end.
`;

const scene = `[gd_scene load_steps=3 format=3]

[ext_resource type="Script" path="res://scripts/coin.gd" id="1_a"]

[sub_resource type="CircleShape2D" id="Circle_b"]
radius = 9.0

[node name="Coin" type="Area2D" groups=["coins"]]
collision_layer = 0
collision_mask = 2
script = ExtResource("1_a")

[node name="Shape" type="CollisionShape2D" parent="."]
shape = SubResource("Circle_b")

[node name="Bell" type="Timer" parent="Shape"]

[connection signal="body_entered" from="." to="." method="_on_body_entered"]
`;

const rust = `use std::io;

/// fn fake() {}
fn longest<'a>(x: &'a str, y: &'a str) -> &'a str {
    if x.len() > y.len() { x } else { y }
}

impl Stack {
    pub fn push(&mut self, item: char) {
        self.items.push('{');
    }
}

fn main() {
    for i in 0..10 {
        println!("{}", longest("a", "fn b() {"));
    }
}
`;

const namesIn = (text: string, end: FileEnd): readonly string[] =>
  functionsOf(tokensOf(text, end), end).map(({ name }) => name);

describe('the functions of a file', () => {
  it.each([
    ['.gd', player, ['_ready', 'twice', '_physics_process']],
    [
      '.py',
      'def a(x):\n  def b():\n    pass\n  return b\n\nasync def c(): pass\n',
      ['a', 'b', 'c'],
    ],
    ['.ras', ship, ['rita', 'flytta', 'huvudprogrammet']],
    ['.rs', rust, ['longest', 'push', 'main']],
    [
      '.go',
      'func (s *Stack) Push(x int) {\n s.a = x\n}\n\nfunc main() { run() }\n',
      ['Push', 'main'],
    ],
    [
      '.c',
      'struct p { int x; };\nint add(int a) {\n return a;\n}\nint main(void) {}',
      ['add', 'main'],
    ],
    ['.gd', 'func utan_slut(', ['utan_slut']],
    ['.ras', 'procedure', []],
  ] as const)('%s', (end, text, names) => {
    expect(namesIn(text, end)).toEqual(names);
  });
});

describe('a pattern', () => {
  const holds = (pattern: string, text = player, end: FileEnd = '.gd'): boolean =>
    holdsPattern(tokensOf(text, end), pattern, end);

  it.each([
    ['const SPEED = 200', true],
    ['const SPEED = 201', false],
    ['var sprite = $Sprite2D', true],
    ["is_action_just_pressed('jump')", true],
    ['is_action_just_pressed("hopp")', false],
    ['velocity.y = -400.0', true],
    ['if … is_on_floor()', true],
    ['if … velocity.y', false],
    ['if ⋮ velocity.y', true],
    ['is_on_floor() : ↵ velocity.y', true],
    ['is_on_floor() : ↵ move_and_slide()', false],
    ['is_on_floor() : velocity.y', false],
    ['move_toward(velocity.x, …, … * delta)', true],
    ['move_toward(velocity.x, №, …)', true],
    ['move_toward(velocity.x, …, №)', false],
    ['№ * delta', true],
    ['hoppa', false],
  ])('%s: %s', (pattern, found) => {
    expect(holds(pattern)).toBe(found);
  });

  it.each([
    ['if dead: health = 0', 'health = 0', '.gd'],
    ['a.connect(func():\n\thealth = 0\n)', 'health = 0', '.gd'],
    ['func f(x: int = 3): pass', 'f(x = 3)', '.gd'],
    ['self.x: int = 3', 'x = 3', '.py'],
    ['if a: x = 1\nelse: x = 2', ': x = 2', '.py'],
  ] as const)('%j holds %s', (text, pattern, end) => {
    expect(holds(pattern, text, end)).toBe(true);
  });

  it('does not mind letter case in Turbo Rascal, and stays within a statement', () => {
    expect(holds('waitforraster(250)', ship, '.ras')).toBe(true);
    expect(holds('waitforraster(1)', ship, '.ras')).toBe(false);
    expect(holds('i … 0)', ship, '.ras')).toBe(true);
    expect(holds('mask := 3; border := 31;', 'mask := %00000011; border := $1f;', '.ras')).toBe(
      true,
    );
    expect(holds('i := … 0)', ship, '.ras')).toBe(false);
    expect(holds('println!(…, longest(…))', rust, '.rs')).toBe(true);
    expect(holds('for i in 0..10', rust, '.rs')).toBe(true);
  });

  it.each(['"', '(', '"""', '/*', "'", 'a ', '…', '\\\n', '\t\n', '[', 'func '])(
    'takes 40 000 characters of %j in a moment',
    (unit) => {
      const text = unit.repeat(40_000 / unit.length);
      const readAll = (): void => {
        for (const end of ['.gd', '.ras', '.rs', '.tscn'] as const)
          readFacts(
            {
              kind: 'file',
              ends: [end],
              name: '',
              unseen: '',
              facts: [
                {
                  says: 's',
                  why: '',
                  place: { kind: 'script', names: [] },
                  has: ['a … b ⋮ c … d'],
                  lacks: [],
                },
              ],
            },
            [text, `x${end}`],
          );
      };
      expect(cpuMs(readAll)).toBeLessThan(3000);
    },
  );
});

function told(name: string, text: string, ...facts: readonly object[]): readonly string[] {
  const ends = [name.slice(name.lastIndexOf('.'))];
  const { question } = parseAuthored({ kind: 'file', ends, facts }, '', (each) => each);
  return question.kind === 'file' ? readFacts(question, [text, name]) : [];
}

describe('the facts of a scene', () => {
  it.each([
    [{ node: 'Coin', type: 'Area2D' }, true],
    [{ node: 'Coin', type: 'Node2D' }, false],
    [{ type: 'Area2D', has: 'collision_mask = 2' }, true],
    [{ type: 'Area2D', lacks: 'collision_layer' }, false],
    [{ node: 'Coin|Mynt', signal: 'body_entered' }, true],
    [{ node: 'Shape', signal: 'body_entered' }, false],
    [{ node: 'Coin', group: 'coins' }, true],
    [{ node: 'Shape', group: 'coins' }, false],
    [{ node: 'Shape', parent: 'Coin' }, true],
    [{ type: 'Timer', parent: 'Shape' }, true],
    [{ type: 'Timer', parent: 'Coin' }, false],
    [{ type: 'CollisionShape2D', has: 'shape = CircleShape2D' }, true],
    [{ node: 'Coin', has: 'script = "res://scripts/coin.gd"' }, true],
    [{ resource: 'CircleShape2D', has: 'radius = 9' }, true],
    [{ section: 'gd_scene' }, true],
  ])('%j: %s', (fact, isTrue) => {
    expect(told('coin.tscn', scene, { says: 's', ...fact })).toEqual(['', isTrue ? 'ja' : '']);
  });

  it('are read in a file of settings too', () => {
    const settings = '[display]\n\nwindow/size/viewport_width=360\n; a comment\n';
    const fact = { says: 's', section: 'display', has: 'window/size/viewport_width = 360' };
    expect(told('project.godot', settings, fact)).toEqual(['', 'ja']);
  });

  it('have names in several parts in a file of settings', () => {
    const settings = '[editor]\nmouse = true\n\n[editor.cursor-shape]\ninsert = "bar"\n';
    const isTold = (section: string) =>
      told('config.toml', settings, { says: 's', section, has: 'insert = "bar"' });
    expect(isTold('editor.cursor-shape')).toEqual(['', 'ja']);
    expect(isTold('editor')).toEqual(['', '']);
  });
});

describe('what is told of a file', () => {
  const fact = { says: 'Den hoppar', in: 'hoppa', has: 'velocity.y' };

  it.each([
    ['p.gd', 'func hoppa():\n\tvelocity.y = 1\n', ['', 'ja']],
    ['p.gd', player, ['', 'Funktionen `hoppa` finns inte i filen.']],
    ['p.ras', ship, ['', 'Proceduren `hoppa` finns inte i filen.']],
    ['p.gd', 'func hoppa()\n\tpass\n', ['Rad 1: `func` saknar kolon.', '']],
    ['p.gd', 'var a = (1\n', ['Rad 1: `(` stängs aldrig.']],
    ['p.gd', 'var a = 1)\n', ['Rad 1: `)` stänger inget som är öppet.']],
    ['p.ras', 'begin\n  i = 5;\nend.', ['Rad 2: tilldelning skrivs med `:=`.']],
    ['p.ras', 'begin\n  loop();\n', ['Rad 1: `begin` har inget `end`.']],
    ['p.ras', 'begin\nend;\nend.', ['Rad 3: `end` utan något `begin`.']],
  ])('%s %j', (name, text, found) => {
    expect(told(name, text, fact).slice(0, found.length)).toEqual(found);
  });

  const counted = (more: string): string =>
    `func more():\n\tcount += 1\n\t${more}\n\nfunc show():\n\tshow_it(count)\n`;

  it.each([
    [{ in: 'count += …', has: 'show()' }, counted('show()'), 'ja'],
    [{ in: 'count += …', has: 'show()' }, counted('pass'), ''],
    [{ in: 'count = count + …|count += …' }, counted('pass'), 'ja'],
    [{ in: 'count -= 1' }, counted('pass'), 'Funktionen med `count -= 1` finns inte i filen.'],
  ])('finds a function by what stands in it: %j', (asked, text, found) => {
    expect(told('p.gd', text, { says: 's', ...asked })).toEqual(['', found]);
  });

  it('is a verdict that says how the file is written before what it lacks', () => {
    const facts = [fact, { says: 'Den finns', has: 'func' }];
    const { question } = parseAuthored({ kind: 'file', ends: ['.gd'], facts }, '', (text) => text);
    expect(judge(question, [], ['', 'ja', 'ja'])).toEqual({ kind: 'right' });
    expect(judge(question, [], ['', 'Var?', 'ja'])).toEqual({
      kind: 'wrong',
      reason: '1 av 2 påståenden stämmer. Var?',
      marks: ['wrong', 'right'],
    });
    expect(judge(question, [], ['Rad 1: x', 'ja', 'ja'])).toMatchObject({
      kind: 'wrong',
      reason: 'Rad 1: x',
    });
  });

  it.each([
    [{ ends: ['.exe'] }, 'ends har värdet [".exe"] men ska vara en lista'],
    [{ facts: [] }, 'facts har värdet [] men ska vara påståenden'],
    [{ facts: [{ says: 'a' }] }, 'facts har värdet [{"says":"a"}] men ska vara'],
    [{ facts: [{ says: 'a', hass: 'b' }] }, 'men ska vara påståenden'],
  ])('%j: %s', (props, fault) => {
    const written = { kind: 'file', ends: ['.gd'], facts: [fact], ...props };
    expect(() => parseAuthored(written, '', (text) => text)).toThrow(fault);
  });
});

describe('a file that is given', () => {
  const given = (name: string, text: string, size = text.length): GivenFile => ({
    name,
    size,
    text: () => Promise.resolve(text),
  });

  it.each([
    [[given('A.GD', 'x')], { ok: true, text: 'x', name: 'A.GD' }],
    [[], { ok: false, reason: 'Det var ingen fil. Välj en fil vars namn slutar på .gd.' }],
    [
      [given('a.gd', 'x'), given('b.gd', 'x')],
      { ok: false, reason: 'Det var 2 filer. Välj en i taget, en fil vars namn slutar på .gd.' },
    ],
    [
      [given('a.exe', 'x')],
      { ok: false, reason: 'Filen heter a.exe. Här läses en fil vars namn slutar på .gd.' },
    ],
    [[given('a.gd', 'x', 5e9)], { ok: false }],
    [[given('a.gd', 'x'.repeat(40_001))], { ok: false }],
    [[given('a.gd', 'GDSC\0\0')], { ok: false }],
    [[given('a.gd', '\uFFFD')], { ok: false }],
    [[given('a.gd', ' \n')], { ok: false, reason: 'a.gd är tom. Spara filen och välj den igen.' }],
    [
      [{ name: 'a.gd', size: 1, text: () => Promise.reject(new Error('gone')) }],
      { ok: false, reason: /gick inte att läsa/ },
    ],
  ])('%#', async (files, taken) => {
    const expected =
      'reason' in taken && taken.reason instanceof RegExp
        ? { ok: false, reason: expect.stringMatching(taken.reason) as unknown }
        : taken;
    expect(await takeFile(files, ['.gd'])).toMatchObject(expected);
  });
});
