extends CharacterBody2D


func _physics_process(_delta: float) -> void:
	var direction := Input.get_axis("move_left", "move_right")
	$Sprite2D.flip_h = direction < 0 or (direction == 0 and $Sprite2D.flip_h)
	move_and_slide()
