export interface Sound {
  isOn(): boolean;
  toggle(): boolean;
  /** A round begins. */
  start(): void;
  /** A reel stops, a card falls: the first is 0. */
  stop(at: number): void;
  /** Silent for a win that is not more than the stake. */
  win(times: number): void;
}

/** A few synthesised sounds, off until the player turns them on. */
export function createSound(): Sound {
  let context: AudioContext | null = null;
  let isOn = false;

  function tone(frequency: number, afterMs: number, lengthMs: number, volume: number, type: OscillatorType): void {
    if (!isOn || !context) return;
    const from = context.currentTime + afterMs / 1_000;
    const to = from + lengthMs / 1_000;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(frequency, from);
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.exponentialRampToValueAtTime(volume, from + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, to);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(from);
    oscillator.stop(to);
  }

  return {
    isOn: () => isOn,
    toggle() {
      isOn = !isOn;
      context ??= new AudioContext();
      void (isOn ? context.resume() : context.suspend());
      return isOn;
    },
    start() {
      for (let step = 0; step < 4; step++) tone(180 + step * 45, step * 55, 110, 0.05, "triangle");
    },
    stop(at) {
      tone(96 + at * 7, 0, 150, 0.16, "sine");
      tone(320 + at * 30, 0, 45, 0.04, "square");
    },
    win(times) {
      if (times <= 1) return;
      const scale = [523, 659, 784, 1_047, 1_319, 1_568, 2_093];
      const notes = times < 5 ? 3 : times < 20 ? 5 : 7;
      for (const [at, note] of scale.slice(0, notes).entries()) {
        tone(note, at * 110, 420, 0.09, "triangle");
        tone(note / 2, at * 110, 320, 0.04, "sine");
      }
    },
  };
}
