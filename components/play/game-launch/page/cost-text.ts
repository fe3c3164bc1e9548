import type { Translator } from "@/lib/market/messages/translator";
import type { HourlyCost } from "@/lib/play/game-launch/figures/cost";

/** The average cost of an hour of a game, as a sentence. `amount` formats minor units. */
export function costText(
  t: Translator<"play.gameFacts">,
  gameType: string | null,
  { stake, rounds, cost }: HourlyCost,
  amount: (minor: number) => string,
): string {
  const values = { stake: amount(stake), cost: amount(cost) };
  if (gameType === "slots") return t("cost", { ...values, spins: rounds });
  return t("costRound", { ...values, rounds });
}
