import { type Intent, isOpen } from "./intent";

/** In ms. `eager`: between checks for the first minute, `eagerFor`. `poll`: between those after it, as often as the balance is read. */
export const checkTimes = { eager: 5_000, eagerFor: 60_000, poll: 20_000 } as const;

/** In how many ms open intents are asked about again: every 5 s for a minute, then with every poll. Null when all are settled. */
export function nextCheckMs(intents: readonly Intent[], now: number): number | null {
  const since = intents.filter(isOpen).map(({ unknownSince, startedAt }) => unknownSince ?? startedAt);
  if (since.length === 0) return null;
  return now - Math.max(...since) < checkTimes.eagerFor ? checkTimes.eager : checkTimes.poll;
}
