extends Node2D

var coins := 0
var time := 0.0

@onready var coin_label: Label = %CoinLabel
@onready var time_label: Label = %TimeLabel


func _ready() -> void:
	for coin: Coin in get_tree().get_nodes_in_group("coins"):
		coin.collected.connect(_on_coin_collected)


func _process(delta: float) -> void:
	time += delta
	show_time()


func show_time() -> void:
	%TimeLabel.text = "Tid: %0.1f" % time


func _on_coin_collected() -> void:
	coins += 1
	coin_label.text = "Mynt: %d" % coins
