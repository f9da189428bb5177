extends Node

var points := 0


func _ready() -> void:
	for amount: int in [10, -3, 5]:
		add_points(amount)


func add_points(amount: int) -> void:
	points += maxi(amount, 0)
	if amount >= 0:
		print("poäng: ", points)
