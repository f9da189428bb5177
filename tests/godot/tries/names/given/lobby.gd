extends Control
## Menyn, chatten och spelplanen. Servern lägger till och tar bort rutor.

const PLAYER := preload("res://spelare.tscn")

@onready var menu: Control = $Menu
@onready var name_edit: LineEdit = $Menu/NameEdit
@onready var address_edit: LineEdit = $Menu/AddressEdit
@onready var status: Label = $Status
@onready var chat_log: Label = $ChatLog
@onready var chat_edit: LineEdit = $ChatEdit
@onready var players: Node2D = $Players


func _ready() -> void:
	$Menu/HostButton.pressed.connect(_on_host_pressed)
	$Menu/JoinButton.pressed.connect(_on_join_pressed)
	chat_edit.text_submitted.connect(_on_chat_submitted)
	Nat.started.connect(_on_started)
	Nat.stopped.connect(_on_stopped)
	Nat.chat_received.connect(_on_chat_received)
	Nat.name_registered.connect(_on_name_registered)
	multiplayer.peer_connected.connect(_on_peer_connected)
	multiplayer.peer_disconnected.connect(_on_peer_disconnected)


func _on_host_pressed() -> void:
	Nat.my_name = name_edit.text
	Nat.host()


func _on_join_pressed() -> void:
	Nat.my_name = name_edit.text
	status.text = "Ansluter …"
	Nat.join(address_edit.text)


func _on_started() -> void:
	menu.hide()
	chat_edit.show()
	status.text = "Mitt id: %d" % multiplayer.get_unique_id()
	if multiplayer.is_server():
		_add_player(1)
		_on_name_registered(1, Nat.my_name)


func _on_stopped(reason: String) -> void:
	for player in players.get_children():
		player.queue_free()
	menu.show()
	chat_edit.hide()
	status.text = reason


func _on_peer_connected(id: int) -> void:
	if multiplayer.is_server():
		_add_player(id)


func _on_peer_disconnected(id: int) -> void:
	if multiplayer.is_server():
		players.get_node(str(id)).queue_free()


func _add_player(id: int) -> void:
	var player := PLAYER.instantiate()
	player.name = str(id)
	player.position = Vector2(200 + 80 * players.get_child_count(), 180)
	players.add_child(player)


func _on_chat_submitted(text: String) -> void:
	chat_edit.clear()
	chat_edit.release_focus()
	Nat.send_chat.rpc_id(1, text)


func _on_chat_received(line: String) -> void:
	chat_log.text = line


func _on_name_registered(id: int, player_name: String) -> void:
	players.get_node(str(id)).display_name = player_name
