extends CharacterBody2D


func _physics_process(_delta: float) -> void:
	var direction := Input.get_axis("move_left", "move_right")
	if not direction == 0:
		$Sprite2D.flip_h = direction == -1
	move_and_slide()
