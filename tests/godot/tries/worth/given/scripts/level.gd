extends Node2D

var coins := 0

@onready var coin_label: Label = %CoinLabel


func _ready() -> void:
	for coin: Coin in get_tree().get_nodes_in_group("coins"):
		coin.collected.connect(_on_coin_collected)


func _on_coin_collected(value: int) -> void:
	coins += value
	coin_label.text = "Mynt: %d" % coins
