/** What the server's clock said, and when by the two clocks of the device. */
interface Reading {
  serverMs: number;
  /** By the clock that nobody can set, which may stand still while the device sleeps. */
  steadyMs: number;
  deviceMs: number;
}

/** A clock that differs by so much from the steady one was set, or the device has slept. */
const driftMs = 2_000;
const deadlineMs = 5_000;

let reading: Reading | null = null;
let asking: Promise<number | null> | null = null;

/**
 * The time by the server's clock in ms since the epoch, which nobody sets on their device: asked for once, then counted, and asked for again
 * once the device's clock was set. Null where the server does not answer: nobody knows the time then, least of all the device.
 */
export async function serverTime(): Promise<number | null> {
  const counted = countedServerTime();
  if (counted !== null) return counted;
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

/** The same as it is counted, without a question: null before there was an answer, and once the device's clock was set. */
export function countedServerTime(): number | null {
  const steadyMs = performance.now();
  if (!reading || Math.abs(Date.now() - reading.deviceMs - (steadyMs - reading.steadyMs)) >= driftMs) return null;
  return reading.serverMs + steadyMs - reading.steadyMs;
}

async function ask(): Promise<number | null> {
  const serverMs = await fetch(`${location.origin}/api/time`, {
    cache: "no-store",
    signal: AbortSignal.timeout(deadlineMs),
  })
    .then(async (response): Promise<unknown> => (response.ok ? Object(await response.json()).now : null))
    .catch(() => null);
  if (typeof serverMs !== "number" || !Number.isFinite(serverMs)) return null;
  reading = { serverMs, steadyMs: performance.now(), deviceMs: Date.now() };
  return serverMs;
}
