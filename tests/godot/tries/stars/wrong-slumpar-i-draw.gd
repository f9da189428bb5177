extends Node2D

var stars: Array[Vector2] = []


func _draw() -> void:
	stars.clear()
	for i in 80:
		stars.append(Vector2(randf_range(0, 638), randf_range(0, 200)))
		draw_rect(Rect2(stars[i], Vector2(2, 2)), Color.WHITE)
