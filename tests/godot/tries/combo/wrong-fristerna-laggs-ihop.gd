extends Node

signal points_changed

const FILE := "user://rekord.cfg"

var points := 0
var record := 0
const COMBO_TIME := 1.5

var combo := 0
var combo_left := 0.0


func _ready() -> void:
	load_record()


func reset() -> void:
	points = 0
	combo = 0
	points_changed.emit()


func add_point() -> void:
	combo += 1
	points += combo
	combo_left += COMBO_TIME
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


func _process(delta: float) -> void:
	combo_left -= delta
	if combo_left <= 0.0:
		combo = 0
