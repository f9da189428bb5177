extends Node
## Autoload med namnet Nat: startar server, ansluter klient, bär chatten.

signal started
signal stopped(reason: String)
signal chat_received(line: String)

const PORT := 10567
const MAX_CLIENTS := 3

var my_name := "Spelare"
var last_chat := {}
var names := {}  # id -> namn, används bara hos servern


func _ready() -> void:
	multiplayer.peer_connected.connect(_on_peer_connected)
	multiplayer.peer_disconnected.connect(_on_peer_disconnected)
	multiplayer.connected_to_server.connect(_on_connected_to_server)
	multiplayer.connection_failed.connect(stop.bind("Ingen server svarade"))
	multiplayer.server_disconnected.connect(stop.bind("Servern stängdes"))


func host() -> void:
	var peer := ENetMultiplayerPeer.new()
	var error := peer.create_server(PORT, MAX_CLIENTS)
	if error != OK:
		stop("Kunde inte starta: " + error_string(error))
		return
	multiplayer.multiplayer_peer = peer
	names[1] = my_name
	print("Värd på port ", PORT)
	started.emit()


func join(address: String) -> void:
	var peer := ENetMultiplayerPeer.new()
	var error := peer.create_client(address, PORT)
	if error != OK:
		stop("Kunde inte ansluta: " + error_string(error))
		return
	multiplayer.multiplayer_peer = peer
	print("Ansluter till ", address)


func stop(reason: String) -> void:
	multiplayer.multiplayer_peer = OfflineMultiplayerPeer.new()
	names.clear()
	print(reason)
	stopped.emit(reason)


func _on_peer_connected(id: int) -> void:
	if multiplayer.is_server():
		print("Ansluten: ", id)


func _on_peer_disconnected(id: int) -> void:
	if multiplayer.is_server():
		print("Frånkopplad: ", id)
		names.erase(id)


func _on_connected_to_server() -> void:
	print("Framme hos servern, mitt id: ", multiplayer.get_unique_id())
	register.rpc_id(1, my_name)
	started.emit()


## Klient till server: så här heter jag.
@rpc("any_peer", "call_remote", "reliable")
func register(wanted: String) -> void:
	names[multiplayer.get_remote_sender_id()] = wanted.left(12)


@rpc("any_peer", "call_local", "reliable")
func send_chat(text: String) -> void:
	var id := multiplayer.get_remote_sender_id()
	var line := text.strip_edges().left(80)
	var now := Time.get_ticks_msec()
	if line.is_empty():
		return
	if now - last_chat.get(id, -500) < 500:
		refuse.rpc_id(id, "Vänta lite")
	last_chat[id] = now
	show_chat.rpc(line)


@rpc("authority", "call_local", "reliable")
func refuse(reason: String) -> void:
	chat_received.emit(reason)


@rpc("authority", "call_local", "reliable")
func show_chat(text: String) -> void:
	chat_received.emit(text)
