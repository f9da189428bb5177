extends Node

signal points_changed
const FILE := "user://rekord.cfg"
var points := 0
var record := 0


func _ready() -> void:
	load_record()


func add_point() -> void:
	points += 1
	if points > record:
		record = points
		save_record()
	points_changed.emit()


func reset() -> void:
	points = 0
	points_changed.emit()


func clear_record() -> void:
	save_record()
	record = 0
	points_changed.emit()


func save_record() -> void:
	var file := ConfigFile.new()
	file.set_value("spel", "rekord", record)
	file.save(FILE)


func load_record() -> void:
	var file := ConfigFile.new()
	if file.load(FILE) == OK:
		record = file.get_value("spel", "rekord", 0)
