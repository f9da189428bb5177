extends Node2D

var coins := 0

@onready var total := get_tree().get_nodes_in_group("coins").size()


func _ready() -> void:
	for coin: Coin in get_tree().get_nodes_in_group("coins"):
		coin.collected.connect(_on_coin_collected)


func _on_coin_collected() -> void:
	coins += 1
	show_coins()


func show_coins() -> void:
	if coins < total:
		%CoinLabel.text = "Mynt: " + str(coins)
	else:
		%CoinLabel.text = "Alla mynt: " + str(coins)
