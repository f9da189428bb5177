extends Node2D

var coins := 0
var time := 0.0

@onready var coin_label: Label = %CoinLabel
@onready var time_label: Label = %TimeLabel


func _ready() -> void:
	for coin: Coin in get_tree().get_nodes_in_group("coins"):
		coin.collected.connect(_on_coin_collected)


func _physics_process(delta: float) -> void:
	time += delta
	time_label.text = "Tid: " + str(snappedf(time, 0.1)).pad_decimals(1)


func _on_coin_collected() -> void:
	coins += 1
	coin_label.text = "Mynt: %d" % coins
