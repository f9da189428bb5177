extends Control

var presses := 0


func _ready() -> void:
	$AddButton.pressed.connect(_on_add_pressed)
	$ResetButton.pressed.connect(_on_reset_pressed)
	show_count(presses)


func show_count(count: int) -> void:
	$Label.text = "Tryck: %d" % count


func _on_add_pressed() -> void:
	presses += 1
	show_count(presses)


func _on_reset_pressed() -> void:
	presses = 0
	show_count(presses)
