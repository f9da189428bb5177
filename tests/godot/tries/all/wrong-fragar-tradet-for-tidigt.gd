extends Node2D

var coins := 0
var total := get_tree().get_nodes_in_group("coins").size()

@onready var coin_label: Label = %CoinLabel


func _ready() -> void:
	for coin: Coin in get_tree().get_nodes_in_group("coins"):
		coin.collected.connect(_on_coin_collected)


func _on_coin_collected() -> void:
	coins += 1
	if coins == total:
		coin_label.text = "Alla mynt: %d" % coins
	else:
		coin_label.text = "Mynt: %d" % coins
