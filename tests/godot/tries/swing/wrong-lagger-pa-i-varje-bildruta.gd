extends Area2D

var time := 0.0


func _process(delta: float) -> void:
	time += delta
	$Sprite2D.position.y += sin(time * 4.0) * 3.0
