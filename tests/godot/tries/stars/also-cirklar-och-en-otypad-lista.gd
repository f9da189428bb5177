extends Node2D

var stars = []


func _ready():
	for i in range(80):
		stars.append(Vector2(randi_range(0, 638), randi_range(0, 200)))


func _draw():
	for i in range(stars.size()):
		draw_circle(stars[i], 1, Color.WHITE)
