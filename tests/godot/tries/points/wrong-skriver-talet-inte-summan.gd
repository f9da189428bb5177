extends Node

var points := 0


func _ready() -> void:
	add_points(10)
	add_points(-3)
	add_points(5)


func add_points(amount: int) -> void:
	if amount > 0:
		points += amount
		print("poäng: ", amount)
