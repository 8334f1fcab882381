// Made by `make vocabulary` from the engine's types: what names there are.

export type Profile = "standard" | "child";
export type MomentName =
  | "completed"
  | "reopened"
  | "itemCompleted"
  | "captured"
  | "firstCapture"
  | "collectionCompleted"
  | "selected"
  | "toggled"
  | "deleted"
  | "succeeded"
  | "warned"
  | "failed"
  | "inserted"
  | "departed"
  | "moved"
  | "presented"
  | "dismissed";
export type PressRole = "button" | "icon" | "card" | "primary" | "critical" | "check";
export type CelebrationLevel = "off" | "subtle" | "full";
export type MotionPreference = "system" | "reduced";
export type CelebrationStyle = "itemCompleted" | "firstCapture" | "collectionCompleted";
export type ToggleWay = "check" | "swipe";
export type LoadState = "idle" | "loading" | "loaded" | "empty" | "failed" | "refreshing";
export type CheckState = "open" | "completing" | "completed" | "reopening" | "waiting" | "failed";
export type ChangeCause = "tap" | "undo" | "retry" | "rollback" | "news" | "progress";
export type HapticKind = "selection" | "light" | "medium" | "heavy" | "success" | "warning" | "error";
export type Sound = "completed" | "captured" | "celebration" | "warning" | "failed";
export type AnnouncedWords = "toast" | "captured" | "firstCaptureSaved";
export type ToastKind = "notice" | "completed" | "deleted" | "collection" | "failure";
export type ToastAction = "undo" | "retry";
export type Channel = "motion" | "haptic" | "sound" | "celebration";
export type HeldReason = "system" | "person" | "interaction" | "news" | "flashes" | "particles" | "native";
export type TrackProperty =
  | "scale"
  | "opacity"
  | "mark"
  | "slide"
  | "shift"
  | "brightness"
  | "successFlash"
  | "capturedFlash"
  | "disc"
  | "tick"
  | "strike"
  | "room"
  | "pulse"
  | "sink"
  | "progress"
  | "badge";

export interface FileFigures {
  targets?: {
    least?: number;
    primary?: number;
    critical?: number;
    spacing?: number;
    comfortableSpacing?: number;
  };
  press?: {
    response?: number;
    damping?: number;
    scale?: {
      button?: number;
      icon?: number;
      card?: number;
      primary?: number;
      critical?: number;
    };
  };
  motion?: {
    check?: {
      response?: number;
      damping?: number;
      peak?: number;
      tempo?: number;
    };
    state?: {
      response?: number;
      damping?: number;
    };
    fade?: {
      duration?: number;
    };
    pulse?: {
      peak?: number;
    };
    flash?: {
      opacity?: number;
    };
  };
  celebrations?: {
    firstCapture?: {
      particles?: number;
      duration?: number;
    };
    collectionCompleted?: {
      particles?: number;
      duration?: number;
    };
  };
}
export type FileMoment =
  | "pressed"
  | "pressedIcon"
  | "pressedCard"
  | "pressedPrimary"
  | "pressedCritical"
  | "completed"
  | "reopened"
  | "itemCompleted"
  | "captured"
  | "firstCapture"
  | "collectionCompleted"
  | "selected"
  | "toggled"
  | "deleted"
  | "succeeded"
  | "warned"
  | "failed"
  | "inserted"
  | "departed"
  | "moved"
  | "presented"
  | "dismissed";

/** The person's choices of feedback; a `number` is 0…1. */
export interface Settings {
  haptic: boolean;
  sound: boolean;
  otherHaptics: boolean;
  otherSounds: boolean;
  volume: number;
  celebrations: CelebrationLevel;
  motion: MotionPreference;
}
/** The same under the keys that it is stored by. */
export interface StoredSettings {
  completionHapticEnabled: boolean;
  completionSoundEnabled: boolean;
  otherHapticsEnabled: boolean;
  otherSoundsEnabled: boolean;
  soundVolume: number;
  celebrations: CelebrationLevel;
  motion: MotionPreference;
}
/** The choices there are: key when stored, channel, default, names. */
export type SettingTable = {
  readonly [Name in keyof Settings]: {
    readonly key: keyof StoredSettings;
    readonly channel: Channel;
    readonly standard: Settings[Name];
    readonly names?: readonly string[];
  };
};
