import { describe, expect, it } from 'vitest';
import { wrongNames } from '../runners/godotNames';

const problems = (...lines: string[]) =>
  wrongNames(lines.join('\n')).map(({ line, problem }) => `${String(line)} ${problem}`);

describe('wrongNames', () => {
  it.each([
    ['extends KinematicBody2D', '1 ord från Godot 3, i Godot 4: CharacterBody2D'],
    ['var s: Sprite', '1 ord från Godot 3, i Godot 4: Sprite2D'],
    ['var f := File.new()', '1 ord från Godot 3, i Godot 4: FileAccess'],
    [
      '\tget_tree().change_scene("res://a.tscn")',
      '1 ord från Godot 3, i Godot 4: change_scene_to_file()',
    ],
    [
      '\tbutton.connect("pressed", self, "_on")',
      '1 ord från Godot 3, i Godot 4: signalen.connect(funktionen)',
    ],
    ['extends CharacterBody2d', '1 Godot har ingen klass CharacterBody2d, men CharacterBody2D'],
    ['var layer: TileMapLayers', '1 Godot har ingen klass TileMapLayers, men TileMapLayer'],
    ['func a(body: Noed2D) -> void:', '1 Godot har ingen klass Noed2D, men Node2D'],
    ['\tif body is CharcterBody2D:', '1 Godot har ingen klass CharcterBody2D, men CharacterBody2D'],
    ['\tvar t := Timmer.new()', '1 Godot har ingen klass Timmer, men Timer'],
    [
      'func _physic_process(delta: float) -> void:',
      '1 Godot anropar aldrig _physic_process, men _physics_process',
    ],
    ['func _redy() -> void:', '1 Godot anropar aldrig _redy, men _ready'],
    ['func _raedy() -> void:', '1 Godot anropar aldrig _raedy, men _ready'],
  ])('%s', (line, problem) => {
    expect(problems(line)).toEqual([problem]);
  });

  it.each([
    ['extends CharacterBody2D'],
    ['var p: Player = null'],
    ['var way: Vector2i = Vector2i.ZERO'],
    ['func _on_body_entered(body: Node2D) -> void:'],
    ['# extends KinematicBody2D'],
    ['\tprint("var s: Sprite")'],
    ['@onready var sprite := $Sprite as AnimatedSprite2D'],
    ['\tcoin.collected.connect(_on_coin_collected)'],
    ['class_name Hero'],
    ['func _on_ready() -> void:'],
    ['var next := {State.IDLE: "idle"}'],
  ])('lets %s pass', (line) => {
    expect(problems(line)).toEqual([]);
  });

  it('lets a script have a class of its own that resembles one of Godot’s', () => {
    expect(problems('class Sprite2E:', '\tpass', 'var s: Sprite2E')).toEqual([]);
    expect(problems('var s: Sprite2E')).toHaveLength(1);
  });
});
