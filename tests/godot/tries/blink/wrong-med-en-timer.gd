extends Label

@export_range(0.25, 5.0) var interval := 0.5


func _ready() -> void:
	var timer := Timer.new()
	add_child(timer)
	timer.timeout.connect(_on_timeout)
	timer.start(interval)


func _on_timeout() -> void:
	visible = not visible
