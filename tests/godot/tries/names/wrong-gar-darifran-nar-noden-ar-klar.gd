extends CharacterBody2D
## En ruta. Klienten skickar en riktning, servern flyttar.

const SPEED := 200.0
const FIELD := Rect2(20, 20, 600, 320)

@export var display_name := "":
	set(value):
		display_name = value
		_update_label()

var direction := Vector2.ZERO

@onready var peer_id := str(name).to_int()
@onready var box: ColorRect = $Box


func _ready() -> void:
	if peer_id == multiplayer.get_unique_id():
		box.color = Color.ORANGE
	_update_label()


func _physics_process(_delta: float) -> void:
	if peer_id == multiplayer.get_unique_id():
		steer.rpc_id(1, _read_keys())
	if multiplayer.is_server():
		velocity = direction * SPEED
		move_and_slide()
		position = position.clamp(FIELD.position, FIELD.end)


func _read_keys() -> Vector2:
	if get_viewport().gui_get_focus_owner() != null:
		return Vector2.ZERO  # någon skriver i chatten
	return Input.get_vector("ui_left", "ui_right", "ui_up", "ui_down")


## Klient till server: dit vill jag. Servern avgör vad som händer.
@rpc("any_peer", "call_local", "unreliable_ordered")
func steer(wanted: Vector2) -> void:
	if multiplayer.get_remote_sender_id() != peer_id:
		return  # någon annans ruta
	if not wanted.is_finite():
		return  # inte ett tal
	direction = wanted.limit_length(1.0)


func _update_label() -> void:
	if is_node_ready():
		return
	$NameLabel.text = display_name
