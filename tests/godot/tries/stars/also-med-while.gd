extends Node2D

var stars: Array[Vector2] = []


func _ready() -> void:
	while stars.size() < 80:
		stars.append(Vector2(randf() * 638, randf() * 200))


func _draw() -> void:
	for star in stars:
		draw_rect(Rect2(star, Vector2(2, 2)), Color.WHITE)
