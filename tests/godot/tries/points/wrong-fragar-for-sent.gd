extends Node

var points := 0


func _ready() -> void:
	add_points(10)
	add_points(-3)
	add_points(5)


func add_points(amount: int) -> void:
	points += amount
	if amount < 0:
		return
	print("poäng: ", points)
