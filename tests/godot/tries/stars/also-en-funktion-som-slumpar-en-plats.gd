extends Node2D

var stars: Array[Vector2] = []


func random_place() -> Vector2:
	return Vector2(randf_range(0, 638), randf_range(0, 200))


func _ready() -> void:
	for i in 80:
		stars.append(random_place())


func _draw() -> void:
	for star in stars:
		draw_rect(Rect2(star.x, star.y, 2, 2), Color.WHITE)
