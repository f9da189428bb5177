extends Area2D


func _ready() -> void:
	body_entered.connect(_on_coin_taken)


func _on_coin_taken(body: Node2D) -> void:
	if not multiplayer.is_server():
		return
	body.score += 1
	position = Vector2(randf_range(40, 600), randf_range(40, 320))
