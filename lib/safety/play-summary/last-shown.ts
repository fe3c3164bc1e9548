import { stored } from "@/lib/core/browser-storage";
import { type MomentsByPlayer, parseMoments } from "@/lib/safety/moments-by-player";

/** By player, when they last closed the summary in this browser, in ms since the epoch. */
const shown = stored<MomentsByPlayer>({
  owner: "browser",
  key: "play-summary-shown",
  area: "local",
  version: 1,
  parse: parseMoments,
});

export const noteSummaryShown = (playerId: string, atMs: number): void =>
  void shown.write({ ...shown.read(), [playerId]: atMs });

const hourMs = 3_600_000;

/**
 * How long it is until the summary is due again, in ms; 0: it is due now. A moment that lies ahead of the clock, which was set back
 * since, counts as none.
 */
export function untilSummary(playerId: string, everyHours: number, nowMs: number): number {
  const lastMs = shown.read()?.[playerId];
  return lastMs === undefined || lastMs > nowMs ? 0 : Math.max(0, lastMs + everyHours * hourMs - nowMs);
}
