extends Node2D

var coins := 0
var left: Array[Node] = []

@onready var coin_label: Label = %CoinLabel


func _ready() -> void:
	left = get_tree().get_nodes_in_group("coins")
	for coin: Coin in left:
		coin.collected.connect(_on_coin_collected)


func _on_coin_collected() -> void:
	coins += 1
	left.pop_back()
	coin_label.text = "Mynt: %d" % coins
	if left.is_empty():
		coin_label.text = "Alla mynt: %d" % coins
