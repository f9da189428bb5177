extends Label


func _ready() -> void:
	var player_name := "Alva"
	text = "Hej, %s!" % player_name
	print(text.length(), " tecken")
