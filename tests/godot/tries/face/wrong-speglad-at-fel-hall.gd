extends CharacterBody2D


func _physics_process(_delta: float) -> void:
	var direction := Input.get_axis("move_left", "move_right")
	velocity.x = direction * 200.0
	if direction != 0.0:
		$Sprite2D.flip_h = direction > 0.0
	move_and_slide()
