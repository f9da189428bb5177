extends Label

var player_name := "Alva"


func _ready() -> void:
	text = "Hej, "
	text += player_name
	text += "!"
	print(text.length())
