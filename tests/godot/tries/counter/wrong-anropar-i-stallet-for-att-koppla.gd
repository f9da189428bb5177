extends Control

var presses := 0


func _ready() -> void:
	$AddButton.pressed.connect(_on_add())
	$ResetButton.pressed.connect(_on_reset())
	update_label()


func _on_add() -> void:
	presses += 1
	update_label()


func _on_reset() -> void:
	presses = 0
	update_label()


func update_label() -> void:
	$Label.text = "Tryck: %d" % presses
