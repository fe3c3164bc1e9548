import { type Intent, isOpen } from "./intent";

const eagerMs = 5_000;
const eagerForMs = 60_000;
/** As often as the balance is polled. */
const pollMs = 20_000;

/** In how many ms open intents are asked about again: every 5 s for a minute, then with every poll. Null when all are settled. */
export function nextCheckMs(intents: readonly Intent[], now: number): number | null {
  const since = intents.filter(isOpen).map(({ unknownSince, startedAt }) => unknownSince ?? startedAt);
  if (since.length === 0) return null;
  return now - Math.max(...since) < eagerForMs ? eagerMs : pollMs;
}
