extends Node2D

var coins := 0
var left := 0

@onready var coin_label: Label = %CoinLabel


func _ready() -> void:
	for coin: Coin in get_tree().get_nodes_in_group("coins"):
		coin.collected.connect(_on_coin_collected)
		left += 1


func _on_coin_collected() -> void:
	coins += 1
	coin_label.text = "Mynt: %d" % coins
	if left == 0:
		coin_label.text = "Alla mynt: %d" % coins
