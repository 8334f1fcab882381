"""Mouse, keys and fingers, as GDK reports them to a window: what a page gets from them is WebKit's own doing."""

import ctypes

from gi.repository import Gdk, GLib

# W3C WebDriver, 17.4.2, and what GDK calls them.
KEYS = dict(zip("\ue003\ue004\ue006\ue007\ue008\ue009\ue00a\ue00c\ue00d\ue00e\ue00f\ue010\ue011\ue012\ue013\ue014\ue015"
                "\ue016\ue017\ue03d",
                ["BackSpace", "Tab", "Return", "KP_Enter", "Shift_L", "Control_L", "Alt_L", "Escape", "space",
                 "Page_Up", "Page_Down", "End", "Home", "Left", "Up", "Right", "Down", "Insert", "Delete", "Meta_L"]))
KEYS |= {chr(0xE030 + number): f"F{number}" for number in range(1, 13)}
MASKS = {"Shift_L": Gdk.ModifierType.SHIFT_MASK, "Control_L": Gdk.ModifierType.CONTROL_MASK,
         "Alt_L": Gdk.ModifierType.MOD1_MASK, "Meta_L": Gdk.ModifierType.META_MASK}
BUTTONS = [Gdk.ModifierType.BUTTON1_MASK, Gdk.ModifierType.BUTTON2_MASK, Gdk.ModifierType.BUTTON3_MASK]
FINGER = {"pointerDown": Gdk.EventType.TOUCH_BEGIN, "pointerMove": Gdk.EventType.TOUCH_UPDATE,
          "pointerUp": Gdk.EventType.TOUCH_END, "pointerCancel": Gdk.EventType.TOUCH_CANCEL}
# Where GdkEventTouch holds what tells one finger from another.
SEQUENCE = 56
NOTHING = Gdk.ModifierType(0)


class Hands:
    """What is held down over a view, and where the pointer is."""

    def __init__(self, view):
        self.view, self.at, self.state = view, (0, 0), NOTHING
        seat = Gdk.Display.get_default().get_default_seat()
        self.pointer, self.keyboard = seat.get_pointer(), seat.get_keyboard()

    def do(self, source, action):
        """One action of a source, in WebDriver's words."""
        act = {"key": self._key, "pointer": self._mouse, "wheel": self._wheel}[source["type"]]
        if source.get("parameters", {}).get("pointerType") == "touch":
            act = self._touch
        if action["type"] != "pause":
            act(action)

    def _event(self, kind, device, **fields):
        event = Gdk.Event.new(kind)
        event.window = self.view.get_window()
        event.send_event = 0
        event.time = GLib.get_monotonic_time() // 1000
        for name, value in fields.items():
            setattr(event, name, value)
        event.set_device(device)
        event.set_source_device(device)
        return event

    def _place(self, kind, device, **fields):
        x, y = self.at
        return self._event(kind, device, x=x, y=y, x_root=x, y_root=y, **fields)

    def _mouse(self, action):
        if action["type"] == "pointerMove":
            self.at = action["x"], action["y"]
            self.view.event(self._place(Gdk.EventType.MOTION_NOTIFY, self.pointer, state=self.state))
            return
        number, is_down = action["button"], action["type"] == "pointerDown"
        kind = Gdk.EventType.BUTTON_PRESS if is_down else Gdk.EventType.BUTTON_RELEASE
        event = self._place(kind, self.pointer, state=self.state, button=number + 1)
        self.state = self.state | BUTTONS[number] if is_down else self.state & ~BUTTONS[number]
        self.view.event(event)

    def _wheel(self, action):
        self.at = action["x"], action["y"]
        self.view.event(self._place(Gdk.EventType.SCROLL, self.pointer, state=self.state,
                                    direction=Gdk.ScrollDirection.SMOOTH, delta_x=action["deltaX"] / 53,
                                    delta_y=action["deltaY"] / 53))

    def _key(self, action):
        value, is_down = action["value"], action["type"] == "keyDown"
        name = KEYS.get(value)
        keyval = Gdk.keyval_from_name(name) if name else Gdk.unicode_to_keyval(ord(value))
        found, places = Gdk.Keymap.get_for_display(Gdk.Display.get_default()).get_entries_for_keyval(keyval)
        event = self._event(Gdk.EventType.KEY_PRESS if is_down else Gdk.EventType.KEY_RELEASE, self.keyboard,
                            keyval=keyval, hardware_keycode=places[0].keycode if found else 0, state=self.state,
                            is_modifier=name in MASKS)
        self.view.event(event)
        mask = MASKS.get(name, NOTHING)
        self.state = self.state | mask if is_down else self.state & ~mask

    def _touch(self, action):
        if "x" in action:
            self.at = action["x"], action["y"]
        event = self._place(FINGER[action["type"]], self.pointer, state=self.state, emulating_pointer=1)
        # Boxed in Python, it is known by its address alone.
        ctypes.c_void_p.from_address(hash(event) + SEQUENCE).value = action.get("finger", 0) + 1
        self.view.event(event)
