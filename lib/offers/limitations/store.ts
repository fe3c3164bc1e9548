import { create } from "zustand";

/** What was said of the last game that a player with a bonus opened (specification "Bonus state"). */
export const useGameLimitations = create<{ gameLimitations: { statusCode: string | null } }>()(() => ({
  gameLimitations: { statusCode: null },
}));
