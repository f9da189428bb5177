extends Node

var points := 0


func _ready() -> void:
	var amounts: Array[int] = [10, -3, 5]
	for a in amounts:
		add_points(a)


func add_points(amount: int) -> void:
	if amount < 0: return
	points += amount
	print("poäng: %d" % points)
