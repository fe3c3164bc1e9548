import type { MarketCode } from "@/lib/market/markets";
import { gameNeeds } from "@/lib/play/catalogue/game-needs";
import type { Game } from "@/lib/play/catalogue/schema";
import type { Fact } from "@/lib/play/game-lists/schema";

/** Facts that tell the games of a page apart, so that a press on them leaves some of the list. */
export function quickFacts(games: readonly Game[], market: MarketCode): Fact[] {
  const having = {
    jackpot: games.filter(({ jackpotExist }) => jackpotExist),
    new: games.filter(({ isNew }) => isNew),
    demo: games.filter(
      ({ type, gameProvider }) => !gameNeeds({ type, provider: gameProvider.slug }, market).needsLogin,
    ),
  };
  return (["jackpot", "new", "demo"] as const).filter(
    (fact) => having[fact].length > 0 && having[fact].length < games.length,
  );
}
