extends Area2D

var next_scene := "res://scenes/level.tscn"


func _on_body_entered(body: Node2D) -> void:
	if body is Player:
		await get_tree().process_frame
		get_tree().change_scene_to_file(next_scene)
