extends Control

var presses = 0


func _ready():
	$ResetButton.pressed.connect(_on_reset_pressed)
	$AddButton.pressed.connect(_on_add_pressed)
	write()


func write():
	$Label.text = "Tryck: " + str(presses)


func _on_add_pressed():
	presses = presses + 1
	write()


func _on_reset_pressed():
	presses = 0
	write()
