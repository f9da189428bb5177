extends Label

var who := "Alva"


func _ready() -> void:
	text = "Hej, " + who + "!"
	var n := text.length()
	print(n)
