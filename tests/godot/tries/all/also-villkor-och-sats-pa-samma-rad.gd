extends Node2D

var coins := 0
var total := 0

@onready var coin_label: Label = %CoinLabel


func _ready() -> void:
	var all := get_tree().get_nodes_in_group("coins")
	total = all.size()
	for coin: Coin in all:
		coin.collected.connect(_on_coin_collected)


func _on_coin_collected() -> void:
	coins += 1
	if coins == total: coin_label.text = "Alla mynt: %d" % coins
	else: coin_label.text = "Mynt: %d" % coins
