extends Node

signal points_changed

const FILE := "user://rekord.cfg"

var points := 0
var record := 0
var time := 0.0
var best_time := INF


func _ready() -> void:
	load_record()


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


func save_record() -> void:
	var file := ConfigFile.new()
	file.load(FILE)
	file.set_value("spel", "rekord", record)
	if file.save(FILE) != OK:
		push_warning("Rekordet kunde inte sparas.")


func load_record() -> void:
	var file := ConfigFile.new()
	if file.load(FILE) == OK:
		record = file.get_value("spel", "rekord", 0)
		best_time = file.get_value("spel", "tid", INF)


func finish() -> void:
	if best_time <= time:
		return
	best_time = time
	save_time()


func save_time() -> void:
	var file := ConfigFile.new()
	file.load(FILE)
	file.set_value("spel", "tid", best_time)
	file.save(FILE)
