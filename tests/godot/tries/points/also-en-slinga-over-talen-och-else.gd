extends Node

var points: int


func _ready() -> void:
	for amount in [10, -3, 5]:
		add_points(amount)


func add_points(amount: int) -> void:
	if amount < 0:
		pass
	else:
		points += amount
		print("poäng: ", points)
