extends "res://checks/trial.gd"


func run() -> void:
	await check_scenes()
	await check_standing_and_walking()
	await check_jump()
	await check_coins()
	await check_fall()
	check("etiketten börjar om", label("CoinLabel") == "Mynt: 0", label("CoinLabel"))
	await check_enemy()


func check_coins() -> void:
	await open_level()
	check("etiketten från början", label("CoinLabel") == "Mynt: 0", label("CoinLabel"))
	var coins := get_nodes_in_group("coins")
	Input.action_press("move_right")
	await until(func() -> bool: return label("CoinLabel") != "Mynt: 0", 60)
	Input.action_release("move_right")
	await steps(2)
	var left := get_nodes_in_group("coins").size()
	check(
		"tar ett mynt",
		label("CoinLabel") == "Mynt: 1" and left == coins.size() - 1,
		"%s, %d kvar" % [label("CoinLabel"), left]
	)
	for coin: Node2D in get_nodes_in_group("coins"):
		put_player(coin.position)
		await steps(3)
	var wanted := "Mynt: %d" % coins.size()
	check(
		"tar alla mynt",
		label("CoinLabel") == wanted and get_nodes_in_group("coins").is_empty(),
		label("CoinLabel")
	)
