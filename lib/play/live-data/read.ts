import type { LiveData, LivePart } from "./schema";

/** Live data as they are kept: each part as it was read last, with the time, in ms since the epoch. */
export interface LiveRead extends LiveData {
  readAt: number;
  partsReadAt: Readonly<Partial<Record<LivePart, number>>>;
}

export const liveParts = ["jackpots", "winners", "tables", "tournaments"] as const satisfies readonly LivePart[];

/** The newer read; a part that it lacks stays as it was. */
export function mergeParts(known: LiveRead | undefined, next: LiveRead): LiveRead {
  const kept = liveParts.map((name) => {
    const isNew = next[name] !== null;
    return {
      name,
      value: isNew ? next[name] : (known?.[name] ?? null),
      at: isNew ? next.readAt : known?.partsReadAt[name],
    };
  });
  const times = kept.flatMap(({ name, at }) => (at === undefined ? [] : [[name, at] as const]));
  return {
    ...next,
    ...Object.fromEntries(kept.map(({ name, value }) => [name, value])),
    partsReadAt: Object.fromEntries(times),
  };
}

/** When a part was read, where that was not with the newest read, or the newest one failed; null for one that is up to date. */
export function outdatedSince(data: LiveRead | undefined, part: LivePart, hasFailed: boolean): number | null {
  const at = data?.partsReadAt[part];
  return data && at !== undefined && (hasFailed || at < data.readAt) ? at : null;
}
