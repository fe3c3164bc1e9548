import type { Translator } from "@/lib/market/messages/translator";
import type { HourlyCost } from "@/lib/play/game-launch/cost";

/** What an hour of a game costs on average, in plain words. `amount` formats minor units. */
export function costText(
  t: Translator<"play">,
  gameType: string | null,
  { stake, rounds, cost }: HourlyCost,
  amount: (minor: number) => string,
): string {
  const values = { stake: amount(stake), cost: amount(cost) };
  if (gameType === "slots") return t("game.facts.cost", { ...values, spins: rounds });
  return t("game.facts.costRound", { ...values, rounds });
}
