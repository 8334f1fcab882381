// Shows an instant of all versions, or plays them.

import { play as sound, vibrate } from "./library.js";

/** Fires `change` when the instant changes, and when it starts or stops. */
export class Player extends EventTarget {
  /** Milliseconds, if set by the user.
   * @type {number | null} */
  time = null;
  isPlaying = false;
  loops = false;
  /** At any speed but 1, haptic and sound are off. */
  speed = 1;
  /** @type {() => VersionView[]} */
  #views;
  #length = () => 0;
  /** @type {ReturnType<typeof setTimeout>[]} */
  #timers = [];
  /** @type {Animation[]} */
  #playheads = [];

  /** @param {() => VersionView[]} views the visible ones @param {() => number} length of the axis */
  constructor(views, length) {
    super();
    this.#views = views;
    this.#length = length;
  }

  /** @param {number} time */
  seek(time) {
    this.#stop();
    this.time = Math.min(Math.max(time, 0), this.#length());
    for (const view of this.#views()) {
      view.stage.show(view.rehearsal, this.time);
      this.#movePlayhead(view, this.time);
    }
    this.dispatchEvent(new Event("change"));
  }

  /** Moves the overlays along with the stage. */
  cover() {
    if (this.time === null) return;
    for (const view of this.#views()) view.stage.showAgain(view.rehearsal, this.time);
  }

  /** @param {{inTurns: boolean, isHeard: boolean, felt: string}} how `isHeard`: with sound; `felt`: the version
   *   whose haptic and sound are played if versions run together, or none */
  play(how) {
    this.#stop();
    this.time = null;
    this.isPlaying = true;
    const views = this.#views();
    const length = this.#length();
    for (const view of views) view.stage.clear(view.rehearsal);
    views.forEach((view, index) => {
      const starts = how.inTurns ? index * length : 0;
      const isFelt = how.felt !== "" && (how.inTurns || views.length === 1 || how.felt === view.letter);
      this.#after(starts, () => this.#run(view, isFelt, how.isHeard));
    });
    this.#after(how.inTurns ? views.length * length : length, () => this.#end(how));
    this.dispatchEvent(new Event("change"));
  }

  stop() {
    this.#stop();
    this.time = null;
    for (const view of this.#views()) view.stage.clear(view.rehearsal);
    this.dispatchEvent(new Event("change"));
  }

  /** @param {VersionView} view @param {boolean} isFelt @param {boolean} isHeard */
  #run(view, isFelt, isHeard) {
    const { stage, rehearsal } = view;
    stage.clear(rehearsal);
    for (const way of this.#movePlayhead(view, 0)) {
      way.playbackRate = this.speed;
      way.play();
    }
    for (const tap of rehearsal.taps) {
      this.#after(tap.at, () => {
        stage.perform(tap, this.speed);
        if (this.speed !== 1) return;
        const { haptic, sound: name, volume } = tap.score;
        if (isFelt && haptic) vibrate(haptic);
        if (isFelt && isHeard && name) sound(name, volume, view.design.soundFigures(name));
      });
    }
  }

  /** @param {{inTurns: boolean, isHeard: boolean, felt: string}} how */
  #end(how) {
    if (this.loops) return this.play(how);
    this.isPlaying = false;
    this.dispatchEvent(new Event("change"));
  }

  #stop() {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    for (const playhead of this.#playheads.splice(0)) playhead.cancel();
    this.isPlaying = false;
  }

  /** @param {number} time of the score @param {() => void} act */
  #after(time, act) {
    if (time <= 0) act();
    else this.#timers.push(setTimeout(act, time / this.speed));
  }

  /** @param {VersionView} view @param {number} time @returns {Animation[]} */
  #movePlayhead({ playheads }, time) {
    const ways = playheads.map(
      (playhead) => playhead.animate(
        [{ translate: "0" }, { translate: "100%" }], { duration: this.#length(), fill: "both" }
      )
    );
    for (const way of ways) {
      way.pause();
      way.currentTime = time;
    }
    this.#playheads.push(...ways);
    return ways;
  }
}
