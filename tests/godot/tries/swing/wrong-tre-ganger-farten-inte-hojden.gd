extends Area2D

var time := 0.0
var speed := 3.0


func _process(delta: float) -> void:
	time += delta
	$Sprite2D.position.y = sin(time * speed)
