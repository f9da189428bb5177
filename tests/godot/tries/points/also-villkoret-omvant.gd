extends Node

var points: int = 0


func _ready():
	add_points(10)
	add_points(-3)
	add_points(5)


func add_points(amount):
	if amount >= 0:
		points = points + amount
		print("poäng: %d" % points)
