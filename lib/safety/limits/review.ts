import { addMonths } from "date-fns/addMonths";
import { stored } from "@/lib/core/browser-storage";
import { type MomentsByPlayer, parseMoments } from "@/lib/safety/moments-by-player";
import type { Limit } from "./schema";

/** By player, when they last said in this browser that their limits are right, in ms since the epoch. */
const reviewed = stored<MomentsByPlayer>({
  owner: "browser",
  key: "limits-reviewed",
  area: "local",
  version: 1,
  parse: parseMoments,
});

export const noteReviewed = (playerId: string, atMs: number): void =>
  void reviewed.write({ ...reviewed.read(), [playerId]: atMs });

/**
 * When the player last looked at their limits, in ms since the epoch: they set one, or said in this browser that they are right; before
 * either, their first deposit counts. Null: none of them happened.
 */
export function lastReview(
  playerId: string,
  limits: readonly Pick<Limit, "updatedAt">[],
  firstDepositDate: string | null,
): number | null {
  const moments = [...limits.map(({ updatedAt }) => updatedAt), firstDepositDate].flatMap((at) =>
    at === null || Number.isNaN(Date.parse(at)) ? [] : [Date.parse(at)],
  );
  const said = reviewed.read()?.[playerId];
  const all = said === undefined ? moments : [...moments, said];
  return all.length === 0 ? null : Math.max(...all);
}

/** Is it `months` or more since the player last looked at their limits? */
export const isReviewDue = (lastMs: number | null, months: number, nowMs: number): boolean =>
  lastMs !== null && addMonths(lastMs, months).getTime() <= nowMs;
