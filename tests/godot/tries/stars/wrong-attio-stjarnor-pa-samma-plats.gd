extends Node2D

var stars: Array[Vector2] = []


func _ready() -> void:
	var star := Vector2(randf_range(0, 640), randf_range(0, 360))
	for i in 80:
		stars.append(star)


func _draw() -> void:
	for s in stars:
		draw_rect(Rect2(s.x, s.y, 2, 2), Color.WHITE)
