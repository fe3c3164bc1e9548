import { stored } from "@/lib/core/browser-storage";
import { onPlayerChange } from "@/lib/session/player/on-player-change";
import type { Limit, LimitKind } from "./schema";
import { usedShare } from "./used-share";

/** The shares of a limit at whose use a player is told, the largest first. */
const noticedShares = [1, 0.8, 0.5] as const;

/** What a player has heard of a limit in a period. */
interface Mark {
  /** The largest share that they were told of. */
  share: number;
  /** Of the limit then: more is another limit, of whose use nobody has heard. */
  valueMinor: number;
  /** Were they signed out at its end? */
  isEnded: boolean;
}

/** What was told, by player, kind, period and its start. */
type Marks = Readonly<Record<string, Mark>>;

const told = stored<Marks>({
  owner: "browser",
  key: "limit-notices",
  area: "local",
  version: 2,
  parse: (value) =>
    typeof value === "object" && value !== null && Object.values(value).every(isMark) ? (value as Marks) : null,
});

/** What was told since the login, where the browser does not keep it. */
let unkept: Marks | null = null;
/** The kinds whose limits were read since the login. */
const readKinds = new Set<LimitKind>();

const marks = (): Marks => unkept ?? told.read() ?? {};

function keep(next: Marks): void {
  unkept = told.write(next) ? null : next;
}

onPlayerChange(() => {
  unkept = null;
  readKinds.clear();
});

const isMark = (value: unknown): boolean => {
  const { share, valueMinor, isEnded } = Object(value);
  return typeof share === "number" && typeof valueMinor === "number" && typeof isEnded === "boolean";
};

export interface UsedLimit {
  kind: LimitKind;
  limit: Limit & { value: NonNullable<Limit["value"]>; remaining: NonNullable<Limit["remaining"]> };
  /** Of `noticedShares`. */
  share: number;
}

const keyOf = (playerId: string, kind: LimitKind, { period, startedAt }: Limit) =>
  [playerId, kind, period, startedAt].join(" ");

const markOf = (playerId: string, kind: LimitKind, limit: Limit): Mark | undefined =>
  marks()[keyOf(playerId, kind, limit)];

/** The limits of a kind of which a noticed share is used. */
const usedOf = (kind: LimitKind, limits: readonly Limit[]): UsedLimit[] =>
  limits.flatMap((limit) => {
    const { value, remaining, used } = limit;
    if (value === null || remaining === null) return [];
    const reached = usedShare({ value, remaining, used });
    const share = noticedShares.find((each) => reached >= each);
    return share === undefined ? [] : [{ kind, limit: { ...limit, value, remaining }, share }];
  });

/** The limits of a kind of whose use this player was not told in this browser and period. */
export const newlyUsed = (playerId: string, kind: LimitKind, limits: readonly Limit[]): UsedLimit[] =>
  usedOf(kind, limits).filter(({ limit, share }) => share > (markOf(playerId, kind, limit)?.share ?? 0));

/** The limits of a kind that are used up, and at whose end this player was not signed out in this browser and period. */
export const newlyEnded = (playerId: string, kind: LimitKind, limits: readonly Limit[]): UsedLimit[] =>
  usedOf(kind, limits).filter(({ limit, share }) => share === 1 && !markOf(playerId, kind, limit)?.isEnded);

/**
 * Notes the first read since the login. Where the browser does not keep the marks, nobody can tell whether this player was signed out already
 * at the end of a limit that is used up by now. Another sign-out would end every login, and the player could withdraw nothing. So there is
 * none; the platform refuses what goes beyond the limit.
 */
export function noteFirstRead(playerId: string, kind: LimitKind, limits: readonly Limit[]): void {
  if (readKinds.has(kind)) return;
  readKinds.add(kind);
  const ended = newlyEnded(playerId, kind, limits);
  if (ended.length === 0) return;
  keep(marks());
  if (unkept) for (const each of ended) noteEnded(playerId, each);
}

/** The player was told. */
export const noteUsed = (playerId: string, used: UsedLimit): void => note(playerId, used, false);

/** The player was signed out at its end. */
export const noteEnded = (playerId: string, used: UsedLimit): void => note(playerId, used, true);

/** What is kept of a period that is over goes. */
function note(playerId: string, { kind, limit, share }: UsedLimit, isEnded: boolean): void {
  const ofPeriod = [playerId, kind, limit.period, ""].join(" ");
  const others = Object.entries(marks()).filter(([key]) => !key.startsWith(ofPeriod));
  const mark: Mark = { share, valueMinor: limit.value.amountMinor, isEnded };
  keep(Object.fromEntries([...others, [keyOf(playerId, kind, limit), mark]]));
}

/** A limit that was raised since the player was told, or of which less is used now, is told anew and ends anew. A lower one is not. */
export function forgetOutdated(playerId: string, kind: LimitKind, limits: readonly Limit[]): void {
  const used = usedOf(kind, limits);
  const outdated = limits.flatMap((limit) => {
    const mark = markOf(playerId, kind, limit);
    if (!mark || limit.value === null) return [];
    const share = used.find(({ limit: { period } }) => period === limit.period)?.share ?? 0;
    return limit.value.amountMinor > mark.valueMinor || share < mark.share ? [keyOf(playerId, kind, limit)] : [];
  });
  if (outdated.length > 0) keep(Object.fromEntries(Object.entries(marks()).filter(([key]) => !outdated.includes(key))));
}
