import { paidParts, returns, type Spot, spots } from "../../baccarat/baccarat";
import type { Messages } from "../../messages/messages";
import { element, listOf, tableOf } from "../element";
import { fill } from "../fill";

/** The odds of a win for a stake of one: "0.95 : 1". */
export const oddsText = (spot: Spot, figures: Intl.NumberFormat) =>
  `${figures.format(paidParts[spot] / 100 - 1)}\u00a0:\u00a01`;

export function baccaratRules(messages: Messages, figures: Intl.NumberFormat): Node[] {
  const rows = spots.map((spot): [string[], ...string[]] => [
    [messages[spot]],
    oddsText(spot, figures),
    `${figures.format(returns[spot])}\u00a0%`,
  ]);
  return [
    element("p", [messages.baccaratAim]),
    tableOf([messages.bet, messages.pays, messages.returns], rows),
    element("p", [fill(messages.baccaratRtp, { rtp: figures.format(returns.banker) })]),
    listOf([
      fill(messages.baccaratCommission, { times: oddsText("banker", figures) }),
      messages.baccaratTie,
      messages.baccaratPoints,
      messages.baccaratNatural,
      messages.baccaratPlayer,
      messages.baccaratBanker,
    ]),
    element("h3", [messages.factsTitle]),
    listOf([
      messages.baccaratDecks,
      messages.tableChance,
      messages.sameOdds,
      messages.interrupted,
      messages.baccaratKeys,
    ]),
  ];
}
