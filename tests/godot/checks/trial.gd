extends SceneTree
## What the checks of both projects share. They run in fixed steps of 1/60 s, without a picture and without real time.

const STEP := 1.0 / 60.0
const GRAVITY := 980.0
const MAX_STEPS := 600

var count := 0


func _initialize() -> void:
	await process_frame
	await run()
	await close()
	print("CHECKS ", count)
	quit()


func close() -> void:
	await silence()
	unload_current_scene()
	await process_frame


## A sound that is cut off is reported as a leak when the program ends, so what plays may play to its end.
func silence() -> void:
	await until_by_clock(is_silent)


func is_silent() -> bool:
	if current_scene == null:
		return true
	var sounds := current_scene.find_children("*", "AudioStreamPlayer", true, false)
	return not sounds.any(func(sound: AudioStreamPlayer) -> bool: return sound.playing)


## For what goes by the computer's clock and not by the steps of the game.
func until_by_clock(holds: Callable, limit_ms := 5000) -> bool:
	var deadline := Time.get_ticks_msec() + limit_ms
	while Time.get_ticks_msec() < deadline:
		if holds.call():
			return true
		await process_frame
	return false


## Overridden: the checks of one project, in order.
func run() -> void:
	pass


## One line that the runner reads.
func check(name: String, holds: bool, measured: String) -> void:
	count += 1
	print("CHECK %s | %s | %s" % ["ok" if holds else "fault", name, measured])


func steps(wanted: int) -> void:
	for step in wanted:
		await physics_frame


## Steps until the condition holds, or -1 when it never did.
func until(holds: Callable, limit := MAX_STEPS) -> int:
	for step in limit:
		if holds.call():
			return step
		await physics_frame
	return -1


func open_level() -> void:
	await silence()
	Engine.time_scale = 1.0
	for action: String in ["move_left", "move_right", "jump"]:
		Input.action_release(action)
	change_scene_to_file("res://scenes/level.tscn")
	await scene_changed_to_something()
	await until(func() -> bool: return player().is_on_floor())
	await steps(5)


func scene_changed_to_something() -> void:
	await process_frame
	await process_frame
	await until(func() -> bool: return current_scene != null and current_scene.is_node_ready())


func player() -> CharacterBody2D:
	return current_scene.get_node("Player")


func label(unique_name: String) -> String:
	return (current_scene.find_child(unique_name, true, false) as Label).text


## A key that goes down in one step and up again some steps later.
func press(action: String, held_steps := 1) -> void:
	Input.action_press(action)
	await steps(held_steps)
	Input.action_release(action)


func put_player(place: Vector2) -> void:
	player().position = place
	player().velocity = Vector2.ZERO


## Pixels from here to the top of the flight, when the player stands on the floor again.
func flight_height() -> float:
	var start := player().position.y
	var top := start
	for step in MAX_STEPS:
		await physics_frame
		top = minf(top, player().position.y)
		if step > 3 and player().is_on_floor():
			break
	return start - top


## What a jump comes to in steps: the first one has the whole speed, so half a step more than v²/2g.
func jump_height(speed: float) -> float:
	return speed * speed / (2.0 * GRAVITY) + speed * STEP / 2.0


## Every scene loads, can be made and can stand in the tree.
func check_scenes() -> void:
	var paths := scenes_below("res://")
	var whole := 0
	for path in paths:
		var scene: PackedScene = load(path)
		if scene == null or not scene.can_instantiate():
			continue
		var node := scene.instantiate()
		root.add_child(node)
		await process_frame
		node.free()
		whole += 1
	check("scener", whole == paths.size() and whole > 0, "%d av %d går att öppna" % [whole, paths.size()])


func scenes_below(folder: String) -> PackedStringArray:
	var paths := PackedStringArray()
	for file in DirAccess.get_files_at(folder):
		if file.ends_with(".tscn"):
			paths.append(folder.path_join(file))
	for inner in DirAccess.get_directories_at(folder):
		paths.append_array(scenes_below(folder.path_join(inner)))
	return paths


func check_standing_and_walking() -> void:
	await open_level()
	var still := player().position.y
	await steps(30)
	check(
		"står på marken",
		player().is_on_floor() and player().position.y == still and absf(still - 312.0) < 0.1,
		"y = %.2f (marken 320, halva kroppen 8)" % still
	)
	var start := player().position.x
	await press("move_right", 30)
	check("går", absf(player().position.x - start - 100.0) < 0.1, "%.1f px på 30 steg" % (player().position.x - start))


func check_jump() -> void:
	await open_level()
	Input.action_press("jump")
	var height := await flight_height()
	Input.action_release("jump")
	var expected := jump_height(400.0)
	check(
		"hoppar",
		absf(height - expected) < 0.5,
		"%.1f px (stegvis %.1f, formeln 81,6)" % [height, expected]
	)


func check_fall() -> void:
	await open_level()
	var before := current_scene
	put_player(Vector2(432, 330))
	var fell := await until(func() -> bool: return Engine.time_scale == 0.5)
	await check_restart("dödszonen", fell, before)


func check_enemy() -> void:
	await open_level()
	var before := current_scene
	put_player(Vector2(720, 311))
	Input.action_press("move_right")
	var met := await until(func() -> bool: return Engine.time_scale == 0.5)
	Input.action_release("move_right")
	await check_restart("fienden", met, before)


## The clock of the game goes at half speed until the scene is a new one.
func check_restart(name: String, met: int, before: Node) -> void:
	check(name + " märker spelaren", met > 0, "efter %d steg" % met)
	var waited := await until(func() -> bool: return Engine.time_scale == 1.0)
	await process_frame
	await process_frame
	var is_new := current_scene != null and current_scene != before
	check(
		name + " startar om",
		is_new and absf(waited * STEP * 0.5 - 0.6) < 0.03,
		"%.2f s i spelet, time_scale %.1f" % [waited * STEP * 0.5, Engine.time_scale]
	)
