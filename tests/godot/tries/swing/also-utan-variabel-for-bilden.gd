extends Area2D

var time := 0.0


func _process(delta: float) -> void:
	time += delta
	$Sprite2D.position.y = 3 * sin(4 * time)
