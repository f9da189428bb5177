extends Node2D

var taken := 0
var total := 0

@onready var coin_label: Label = %CoinLabel


func _ready() -> void:
	total = get_tree().get_node_count_in_group("coins")
	for coin: Coin in get_tree().get_nodes_in_group("coins"):
		coin.collected.connect(_on_coin_collected)


func _on_coin_collected() -> void:
	taken += 1
	coin_label.text = ("Alla mynt: %d" if taken == total else "Mynt: %d") % taken
