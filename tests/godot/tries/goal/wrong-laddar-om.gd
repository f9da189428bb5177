extends Area2D

@export_file("*.tscn") var next_scene := "res://scenes/level.tscn"


func _on_body_entered(body: Node2D) -> void:
	if body is Player:
		get_tree().reload_current_scene.call_deferred()
