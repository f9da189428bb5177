extends Node


func _ready() -> void:
	add_points(10)
	add_points(-3)
	add_points(5)


func add_points(amount: int) -> void:
	var points := 0
	if amount < 0:
		return
	points += amount
	print("poäng: ", points)
