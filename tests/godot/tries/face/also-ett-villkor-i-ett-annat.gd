extends CharacterBody2D


func _physics_process(_delta: float) -> void:
	var direction := Input.get_axis("move_left", "move_right")
	if direction != 0.0:
		if direction < 0.0:
			$Sprite2D.flip_h = true
		else:
			$Sprite2D.flip_h = false
	move_and_slide()
