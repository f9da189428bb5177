extends Label

var who := "Alva"


func _ready() -> void:
	text = "Hej, " + who + "!"
	print(len(text))
