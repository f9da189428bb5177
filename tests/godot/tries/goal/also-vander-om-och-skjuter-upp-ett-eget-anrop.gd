extends Area2D

@export var next_scene := "res://scenes/level2.tscn"


func _on_body_entered(body: Node2D) -> void:
	if not body is Player:
		return
	change.call_deferred()


func change() -> void:
	get_tree().change_scene_to_file(next_scene)
