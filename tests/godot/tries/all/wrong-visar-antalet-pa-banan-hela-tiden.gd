extends Node2D

var coins := 0
var total := 0

@onready var coin_label: Label = %CoinLabel


func _ready() -> void:
	for coin: Coin in get_tree().get_nodes_in_group("coins"):
		coin.collected.connect(_on_coin_collected)
	total = get_tree().get_nodes_in_group("coins").size()


func _on_coin_collected() -> void:
	coins += 1
	if coins != total:
		coin_label.text = "Mynt: %d" % total
	else:
		coin_label.text = "Alla mynt: %d" % total
