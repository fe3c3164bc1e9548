import { create } from "zustand";

/** The game of the page, for the site's header (specification "Site header state"). */
export interface GameHeader {
  gameTitle: string;
  /** The provider's own id. */
  gameId: string;
  providerTitle: string;
  /** The published facts of the game; null where there are none. `rtp`: in percent. */
  metadata: { gameType: string | null; rtp: number | null; volatility: string | null };
  /** Is the game as large as the screen? */
  fullscreen: boolean;
  /** Hidden while the game takes the whole window. */
  headerVisibility: boolean;
  /** Explains how to enlarge the game in a browser without full screen; null elsewhere. */
  swipeText: string | null;
}

/** Null on every page without a game. */
export const useGameHeader = create<{ header: GameHeader | null }>()(() => ({ header: null }));
