import { stored } from "@/lib/core/browser-storage";
import type { Limit, LimitKind } from "./schema";
import { usedShare } from "./used-share";

/** The shares of a limit at whose use a player is told, the largest first. */
const noticedShares = [1, 0.8, 0.5] as const;

/** By player, kind, period and its start: the largest share that the player was told of. */
const told = stored<Readonly<Record<string, number>>>({
  owner: "browser",
  key: "limit-notices",
  area: "local",
  version: 1,
  parse: (value) =>
    typeof value === "object" && value !== null && Object.values(value).every((share) => typeof share === "number")
      ? (value as Record<string, number>)
      : null,
});

export interface UsedLimit {
  kind: LimitKind;
  limit: Limit & { value: NonNullable<Limit["value"]>; remaining: NonNullable<Limit["remaining"]> };
  /** Of `noticedShares`. */
  share: number;
}

const keyOf = (playerId: string, kind: LimitKind, { period, startedAt }: Limit) =>
  [playerId, kind, period, startedAt].join(" ");

/** The limits of a kind of whose use this player was not told in this browser and period. */
export function newlyUsed(playerId: string, kind: LimitKind, limits: readonly Limit[]): UsedLimit[] {
  const known = told.read() ?? {};
  return limits.flatMap((limit) => {
    const { value, remaining, used } = limit;
    if (value === null || remaining === null) return [];
    const reached = usedShare({ value, remaining, used });
    const share = noticedShares.find((each) => reached >= each);
    if (share === undefined || share <= (known[keyOf(playerId, kind, limit)] ?? 0)) return [];
    return [{ kind, limit: { ...limit, value, remaining }, share }];
  });
}

/** The player was told. What is kept of a period that is over goes. */
export function noteUsed(playerId: string, { kind, limit, share }: UsedLimit): void {
  const ofPeriod = [playerId, kind, limit.period, ""].join(" ");
  const others = Object.entries(told.read() ?? {}).filter(([key]) => !key.startsWith(ofPeriod));
  told.write(Object.fromEntries([...others, [keyOf(playerId, kind, limit), share]]));
}
