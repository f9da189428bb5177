extends CharacterBody2D


func _physics_process(_delta: float) -> void:
	var direction := Input.get_axis("move_left", "move_right")
	if direction != 0:
		$Sprite2D.flip_h = not $Sprite2D.flip_h
	move_and_slide()
