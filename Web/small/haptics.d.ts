export { canVibrate, haptic, hasNativeHaptics, preferences } from "../nod.js";
