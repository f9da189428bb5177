extends Label

var player_name := "Alva"


func _ready() -> void:
	text = "Hej, Alva!"
	print(text.length(), " tecken")
