import type { SlotTheme, Theme } from "../../showcase/themes";

/** A game before it becomes a document: what its fields, its art and its categories are made from. */
export interface GamePlan {
  slug: string;
  /** False: the content service knows no slug, and the game is found by its provider and id alone. */
  hasSlug: boolean;
  title: string;
  theme: Theme;
  /** The number of the game among those of its theme, which take the views of their hero in turn. */
  view: number;
  /** A second thing in the picture. */
  companion: SlotTheme | null;
  kind: "slot" | "table" | "instant" | "live";
  provider: string;
  studio: string | null;
  rtp: number;
  /** Of slots alone. */
  volatility: "low" | "medium" | "high" | null;
  /** The highest win as a multiple of the stake; null where it adds nothing to the rules. */
  maxWin: number | null;
  /** A slot with ways instead of lines. */
  hasWays: boolean;
  jackpot: boolean;
  isNew: boolean;
  releasedAt: string;
  channels: readonly ("web" | "mobile")[];
  seed: string;
}
