import { isInShowPeriod, showPeriodOf } from "@/lib/content/show-period";
import type { Banner } from "./schema";

/** The duration of one hero. */
export const heroMs = 3_600_000;

/** The offsets of two pages that share their heroes, so that they do not show the same one. */
export const turns = { lobby: 0, home: 1 } as const;

/** The banners of a page with the hero of this hour in front: of those that are open now, one after the other in the editors' order. */
export function withHero(banners: readonly Banner[], heroes: readonly Banner[], now: number, turn: number): Banner[] {
  const open = heroes.filter((hero) => isInShowPeriod(showPeriodOf(hero), now));
  const hero = open[(Math.floor(now / heroMs) + turn) % open.length];
  return hero ? [hero, ...banners.filter(({ id }) => id !== hero.id)] : [...banners];
}
