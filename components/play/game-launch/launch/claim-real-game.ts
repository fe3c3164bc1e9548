/** The right of one tab to play for real money. */
export interface RealGameClaim {
  /** False: another tab plays. */
  granted: Promise<boolean>;
  release(): void;
}

const name = "real-money-game";
/** A game that was just left in this tab still holds the lock for a moment; then the lock's holder is queried. */
const patienceMs = 500;

/**
 * Claims to be the one tab of the browser that plays for real money, by a lock of the browser's, which goes with the tab.
 * `takesOver`: takes it from the tab that has it. `onLost`: another tab has taken it over. A browser without locks grants it.
 */
export function claimRealGame(takesOver: boolean, onLost: () => void): RealGameClaim {
  if (!navigator.locks) return { granted: Promise.resolve(true), release() {} };
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waiting = new AbortController();
  const options = takesOver ? { steal: true } : { signal: waiting.signal };
  const granted = new Promise<boolean>((resolve) => {
    let isHeld = false;
    const hold = () => {
      isHeld = true;
      resolve(true);
      return released;
    };
    const wait = async () => {
      if (isHeld) return;
      if (await isPlayedAnywhere().catch(() => true)) waiting.abort();
      else setTimeout(wait, patienceMs);
    };
    if (!takesOver) setTimeout(wait, patienceMs);
    navigator.locks.request(name, options, hold).catch(() => (isHeld ? onLost() : resolve(false)));
  });
  return { granted, release };
}

/**
 * Does a tab play for real money now? One that only waits for the end of a game holds the lock too, shared, for as long as it
 * takes to learn that: that does not count. Rejects where the browser does not tell.
 */
export async function isPlayedAnywhere(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name && lock.mode === "exclusive");
}

/** Waits until no tab plays for real money, and calls `onEnd` once. A browser without locks never calls it. */
export function watchRealGame(onEnd: () => void, signal: AbortSignal): void {
  navigator.locks
    ?.request(name, { mode: "shared", signal }, async () => onEnd())
    .catch(() => {
      // Given up: nobody waits any longer.
    });
}
