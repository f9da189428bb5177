extends Node2D

var coins := 0
var time := 0.0

@onready var coin_label: Label = %CoinLabel
@onready var time_label: Label = %TimeLabel




func _process(delta: float) -> void:
	time += delta
	time_label.text = "Tid: %.1f" % time


func _on_coin_collected() -> void:
	coins += 1
	coin_label.text = "Mynt: %d" % coins
