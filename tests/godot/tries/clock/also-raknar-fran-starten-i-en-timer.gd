extends Node2D

var coins := 0
var timer := Timer.new()


func _ready() -> void:
	add_child(timer)
	timer.start(3600.0)
	for coin: Coin in get_tree().get_nodes_in_group("coins"):
		coin.collected.connect(_on_coin_collected)


func _process(_delta: float) -> void:
	%TimeLabel.text = "Tid: %.1f" % (3600.0 - timer.time_left)


func _on_coin_collected() -> void:
	coins += 1
	%CoinLabel.text = "Mynt: %d" % coins
