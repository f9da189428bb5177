extends Label

var player_name := "Alva"


func _ready() -> void:
	text = "Hej, {namn}!".format({"namn": player_name})
	print(text.length())
