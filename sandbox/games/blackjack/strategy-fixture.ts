import type { Hand, Move } from "./blackjack";

/** The best move by points, for these rules. `up`: the dealer's open card, 11 for an ace. */
export function basicStrategy({ points, isSoft }: Hand, cards: number, up: number): Move {
  if (cards === 2 && isDoubled({ points, isSoft }, up)) return "double";
  if (isSoft) return points >= 19 || (points === 18 && up <= 8) ? "stand" : "hit";
  if (points >= 17 || points <= 11) return points >= 17 ? "stand" : "hit";
  return up <= 6 && (points > 12 || up >= 4) ? "stand" : "hit";
}

function isDoubled({ points, isSoft }: Hand, up: number): boolean {
  if (isSoft) return points >= 13 && points <= 18 && up <= 6 && up >= (points >= 17 ? 3 : points >= 15 ? 4 : 5);
  const highest = { 9: 6, 10: 9, 11: 10 }[points] ?? 0;
  return up <= highest && (points > 9 || up >= 3);
}
