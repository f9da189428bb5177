class_name Coin
extends Area2D

@onready var sprite: Sprite2D = $Sprite2D
@onready var shape: CollisionShape2D = $CollisionShape2D
@onready var sound: AudioStreamPlayer = $Sound


func _on_body_entered(body: Node2D) -> void:
	if body is Player:
		collect()


func collect() -> void:
	shape.set_deferred("disabled", true)
	Spel.add_point()
	sound.pitch_scale = 1.0 + 0.1 * (Spel.combo - 1)
	sound.play()
	sound.finished.connect(queue_free)

	var tween := create_tween().set_parallel()
	tween.tween_property(sprite, "position:y", -24.0, 0.3)
	tween.tween_property(sprite, "modulate:a", 0.0, 0.3)
