extends Node2D


func _ready() -> void:
	Spel.reset()


func _unhandled_input(event: InputEvent) -> void:
	if event.is_action_pressed("clear_record"):
		for function: String in ["clear_record", "forget_record"]:
			if Spel.has_method(function):
				Spel.call(function)
