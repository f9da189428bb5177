extends Node2D

var taken := 0
var coin_count := 0

@onready var coin_label: Label = %CoinLabel


func _ready() -> void:
	var group := get_tree().get_nodes_in_group("coins")
	coin_count = len(group)
	for coin: Coin in group:
		coin.collected.connect(_on_coin_collected)


func _on_coin_collected() -> void:
	taken += 1
	coin_label.text = "Mynt: %d" % taken
	if taken >= coin_count:
		coin_label.text = "Alla mynt: %d" % taken
