import { processWide } from "@/lib/core/process-wide";
import { pathBelow } from "./build-path";
import { type Edition, formatEdition } from "./edition";
import type { GameLobby } from "./lobby-type";

interface ListLength {
  /** The number of the last page. */
  pages: number;
  /** When it was counted, in milliseconds. */
  countedAt: number;
  /** The content that it was counted from. */
  tags: readonly string[];
}

const lengths = processWide("list-lengths", () => new Map<string, ListLength>());

/** Keeps how many pages a list of games has in an edition, as it was last rendered: there are as many as lists. */
export function rememberListLength(
  edition: Edition,
  lobby: GameLobby,
  id: string,
  pages: number,
  tags: string[],
): void {
  const path = pathBelow(lobby === "casino" ? "casinoCategory" : "liveCategory", { id });
  lengths.set(`/${formatEdition(edition)}${path}`, { pages, countedAt: Date.now(), tags });
}

/** The length of the list at an internal path (without its page), or null for one that was never rendered. */
export const lengthOfList = (pathname: string): ListLength | null => lengths.get(pathname) ?? null;
