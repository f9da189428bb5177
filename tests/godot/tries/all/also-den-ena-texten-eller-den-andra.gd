extends Node2D

var coins := 0

@onready var coin_label: Label = %CoinLabel
@onready var total := $Coins.get_child_count()


func _ready() -> void:
	total = $Coins.get_child_count()
	for coin: Coin in get_tree().get_nodes_in_group("coins"):
		coin.collected.connect(_on_coin_collected)


func _on_coin_collected() -> void:
	coins += 1
	if coins == total:
		coin_label.text = "Alla mynt: " + str(coins)
	else:
		coin_label.text = "Mynt: " + str(coins)
