extends Label

var guest = "Alva"


func _ready():
	var greeting = "Hej, %s!" % guest
	text = greeting
	var count = text.length()
	print(count)
