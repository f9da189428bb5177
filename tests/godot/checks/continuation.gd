extends "res://checks/trial.gd"

const PIT_EDGE := Vector2(385, 311.9)


func run() -> void:
	await check_scenes()
	await check_standing_and_walking()
	await check_jump()
	await check_feel()
	await check_states()
	await check_platforms()
	await check_background()
	await check_coins()
	await check_fall()
	await check_enemy()
	await check_record()


func check_feel() -> void:
	await open_level()
	Input.action_press("jump")
	await steps(4)
	Input.action_release("jump")
	var short := await flight_height()
	check("kort hopp", short > 5.0 and short < 45.0, "%.1f px till efter fyra steg" % short)

	check("dubbelhopp", await double_jump(1) > 130.0, "högst %.1f px" % await double_jump(1))
	check("utan extra hopp", await double_jump(0) < 90.0, "högst %.1f px" % await double_jump(0))

	check("coyote-tid", await jumps_after_edge(3), "hopp 3 steg (0,05 s) efter kanten")
	check("coyote-tiden tar slut", not await jumps_after_edge(9), "inget hopp 9 steg (0,15 s) efter kanten")
	check("hoppbuffert", await jumps_when_pressed_before_landing(5), "tryck 5 steg (0,08 s) före marken")
	check("bufferten tar slut", not await jumps_when_pressed_before_landing(12), "tryck 12 steg (0,2 s) före marken")


## Jumps, and presses again at the top.
func double_jump(extra: int) -> float:
	await open_level()
	player().extra_jumps = extra
	await steps(2)
	var start := player().position.y
	Input.action_press("jump")
	await steps(22)
	Input.action_release("jump")
	var at_top := start - player().position.y
	await steps(1)
	Input.action_press("jump")
	var more := await flight_height()
	Input.action_release("jump")
	return at_top + more


func jumps_after_edge(late_steps: int) -> bool:
	await open_level()
	player().extra_jumps = 0
	put_player(PIT_EDGE)
	Input.action_press("move_right")
	await until(func() -> bool: return player().is_on_floor())
	await until(func() -> bool: return not player().is_on_floor())
	await steps(late_steps - 1)
	Input.action_press("jump")
	await steps(2)
	var jumped := player().velocity.y < -300.0
	Input.action_release("jump")
	Input.action_release("move_right")
	return jumped


func jumps_when_pressed_before_landing(early_steps: int) -> bool:
	var drop := Vector2(48, 240)
	await open_level()
	player().extra_jumps = 0
	await steps(2)
	put_player(drop)
	await steps(3)
	var fall := 3 + await until(func() -> bool: return player().is_on_floor())
	put_player(drop)
	await steps(fall - early_steps)
	Input.action_press("jump")
	var landed := await until(func() -> bool: return player().velocity.y < -300.0, 30)
	Input.action_release("jump")
	return landed > 0


func check_states() -> void:
	await open_level()
	var sprite: AnimatedSprite2D = player().get_node("AnimatedSprite2D")
	var seen := [sprite.animation]
	Input.action_press("move_left")
	await steps(3)
	seen.append(sprite.animation)
	var turned := sprite.flip_h
	Input.action_press("jump")
	await steps(3)
	seen.append(sprite.animation)
	var dust: CPUParticles2D = player().get_node("Dust")
	var puffs := dust.emitting
	Input.action_release("jump")
	Input.action_release("move_left")
	check("tillstånd", seen == [&"idle", &"run", &"jump"] and turned, "%s, vänd: %s" % [seen, turned])
	check("partiklar", puffs, "vid hoppet: %s" % puffs)


func check_platforms() -> void:
	await open_level()
	var moving: Node2D = current_scene.get_node("Platforms/MovingPlatform")
	var places: Array[float] = []
	for step in 260:
		places.append(moving.position.x)
		await physics_frame
	check(
		"plattformen rör sig",
		absf(places.min() - 1312.0) < 1.0 and absf(places.max() - 1456.0) < 1.0,
		"x från %.1f till %.1f på 4 s" % [places.min(), places.max()]
	)

	put_player(moving.position + Vector2(0, -16.5))
	await steps(20)
	var apart := player().position.x - moving.position.x
	var from := player().position.x
	await steps(40)
	var slip := absf(player().position.x - moving.position.x - apart)
	check(
		"plattformen bär",
		slip < 1.5 and absf(player().position.x - from) > 20.0,
		"förd %.1f px, glidit %.2f px" % [player().position.x - from, slip]
	)

	var path: Node2D = current_scene.get_node("Platforms/PathPlatform")
	var platform: Node2D = path.get_node("Platform")
	var before := platform.position
	var longest := 0.0
	var highest := 0.0
	for step in 420:
		await physics_frame
		longest = maxf(longest, before.distance_to(platform.position))
		highest = minf(highest, platform.position.y)
		before = platform.position
	check(
		"plattformen följer stigen",
		absf(longest - 1.0) < 0.1 and absf(highest + 64.0) < 1.0,
		"%.2f px per steg, %.1f px upp" % [longest, -highest]
	)

	var plank: Node2D = current_scene.get_node("Platforms/OneWayPlatform")
	put_player(Vector2(plank.position.x, 311.9))
	await steps(5)
	Input.action_press("jump")
	await flight_height()
	Input.action_release("jump")
	check(
		"envägsplattformen",
		player().is_on_floor() and absf(player().position.y - (plank.position.y - 10.0)) < 0.2,
		"hoppar upp genom, står på y = %.1f" % player().position.y
	)

	var falling: Node2D = current_scene.get_node("Platforms/FallingPlatform")
	var start := falling.position.y
	put_player(falling.position + Vector2(0, -16.5))
	var waited := await until(func() -> bool: return falling.position.y > start + 0.01, 60)
	var id := falling.get_instance_id()
	var gone := await until(func() -> bool: return not is_instance_id_valid(id))
	check(
		"plattformen faller",
		waited > 25 and waited < 40 and gone > 0,
		"efter %d steg, borta efter %d till" % [waited, gone]
	)


func check_background() -> void:
	await open_level()
	put_player(Vector2(400, 311.9))
	await steps(3)
	var before := layer_places()
	put_player(Vector2(500, 311.9))
	await steps(3)
	var after := layer_places()
	var moved: Array[float] = []
	for index in before.size():
		moved.append(snappedf(100.0 - (after[index] - before[index]), 0.1))
	check("parallax", moved == [20.0, 50.0, 80.0], "kameran 100 px, lagren %s px på skärmen" % [moved])


func layer_places() -> Array[float]:
	var places: Array[float] = []
	for name: String in ["Far", "Mid", "Near"]:
		var layer: Node2D = current_scene.get_node("Background/" + name)
		places.append(layer.position.x)
	return places


func check_coins() -> void:
	await open_level()
	var coin: Node2D = get_nodes_in_group("coins")[0]
	var sound: AudioStreamPlayer = coin.get_node("Sound")
	put_player(coin.position)
	await steps(3)
	check("tar ett mynt", label("CoinLabel") == "Mynt: 1", label("CoinLabel"))
	check("ljudet hörs", sound.playing, "%.2f s ljud" % sound.stream.get_length())
	var id := coin.get_instance_id()
	var gone := await until_by_clock(func() -> bool: return not is_instance_id_valid(id))
	check("myntet försvinner efter ljudet", gone, label("CoinLabel"))


func check_record() -> void:
	await open_level()
	for coin: Node2D in get_nodes_in_group("coins").slice(0, 7):
		put_player(coin.position)
		await steps(3)
	check("rekordet visas", label("RecordLabel") == "Rekord: 7", "%s, %s" % [label("CoinLabel"), label("RecordLabel")])
	await open_level()
	check(
		"rekordet är kvar i nästa försök",
		label("CoinLabel") == "Mynt: 0" and label("RecordLabel") == "Rekord: 7",
		"%s, %s" % [label("CoinLabel"), label("RecordLabel")]
	)
	var file := ConfigFile.new()
	var error := file.load("user://rekord.cfg")
	check("rekordet är sparat", error == OK and file.get_value("spel", "rekord") == 7, error_string(error))
