extends Node

signal points_changed

const FILE := "user://rekord.cfg"

var points := 0
var record := 0


func _ready() -> void:
	load_record()


var time := 0.0
var best_time := INF


func reset() -> void:
	points = 0
	time = 0.0
	points_changed.emit()


func add_point() -> void:
	points += 1
	if points > record:
		record = points
		save_record()
	points_changed.emit()


func finish() -> void:
	if time < best_time:
		best_time = time
		save_record()


func save_record() -> void:
	var file := ConfigFile.new()
	file.set_value("spel", "rekord", record)
	file.set_value("spel", "tid", best_time)
	if file.save(FILE) != OK:
		push_warning("Rekordet kunde inte sparas.")


func load_record() -> void:
	var file := ConfigFile.new()
	if file.load(FILE) == OK:
		record = file.get_value("spel", "rekord", 0)
		best_time = file.get_value("spel", "tid", INF)
