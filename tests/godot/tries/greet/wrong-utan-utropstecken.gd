extends Label

var player_name := "Alva"


func _ready() -> void:
	text = "Hej, " + player_name
	print(text.length(), " tecken")
