extends Node2D

var stars: Array[Vector2] = []


func _ready() -> void:
	for i in range(80):
		add_star()


func add_star() -> void:
	stars.push_back(Vector2(randi_range(0, 638), randi_range(0, 200)))


func _draw() -> void:
	for star in stars:
		draw_rect(Rect2(star.x, star.y, 2, 2), Color.WHITE)
