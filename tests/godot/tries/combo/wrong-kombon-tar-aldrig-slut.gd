extends Node

signal points_changed

const FILE := "user://rekord.cfg"

var points := 0
var record := 0


func _ready() -> void:
	load_record()


const COMBO_TIME := 1.5

var combo := 0
var combo_left := 0.0


func reset() -> void:
	points = 0
	combo = 0
	points_changed.emit()


func _process(delta: float) -> void:
	combo_left -= delta


func add_point() -> void:
	combo += 1
	combo_left = COMBO_TIME
	points += combo
	if points > record:
		record = points
		save_record()
	points_changed.emit()


func save_record() -> void:
	var file := ConfigFile.new()
	file.set_value("spel", "rekord", record)
	if file.save(FILE) != OK:
		push_warning("Rekordet kunde inte sparas.")


func load_record() -> void:
	var file := ConfigFile.new()
	if file.load(FILE) == OK:
		record = file.get_value("spel", "rekord", 0)
