// The interface of nod-web/haptics. The documentation is README.md.

export { canVibrate, haptic, hasNativeHaptics, preferences } from "../nod.js";
