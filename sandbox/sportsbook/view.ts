import { type Html, html } from "../control/html";
import type { SportsBet } from "./db-schema";
import { type Market, momentOf, type Outcome, type SportsEvent } from "./events";
import type { Messages } from "./messages";

/** What a page of the frame is drawn from. */
export interface View {
  tag: string;
  messages: Messages;
  format: (amountMinor: number) => string;
  siteOrigin: string;
  /** The address of this frame's pages. */
  base: string;
  product: SportsEvent["product"];
  place: readonly string[];
  events: readonly SportsEvent[];
  /** The outcome whose odds led here; null: none is chosen. */
  chosen: string | null;
  isPlayer: boolean;
  bets: readonly SportsBet[];
}

/** "" is the first page of the product, wherever the frame's context links to. */
export const linkTo = ({ base }: View, path: readonly string[]) =>
  path.length === 0 ? `${base}/?at=top` : `${base}/${path.map(encodeURIComponent).join("/")}`;

export const regionOf = ({ tag }: View, { region }: SportsEvent) =>
  region && (new Intl.DisplayNames(tag, { type: "region" }).of(region) ?? region);

export const oddsText = ({ tag }: View, odds: number) =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(odds / 100);

const lineText = ({ tag }: View, line: number) => new Intl.NumberFormat(tag).format(line / 10);

export function choiceText(view: View, { line = 0 }: Market, { id, name }: Outcome): string {
  const text = name ?? view.messages.outcomes[id as "draw"];
  return text.replace("{line}", lineText(view, line));
}

export const marketText = (view: View, { kind, line = 0 }: Market) =>
  view.messages.markets[kind].replace("{line}", lineText(view, line));

/** A choice where its market is not beside it: who wins, over and under say it themselves. */
export function betText(view: View, market: Market, outcome: Outcome): string {
  const choice = choiceText(view, market, outcome);
  const isClear = market.kind === "winner" || market.kind === "goals";
  return isClear ? choice : `${marketText(view, market)} ${choice}`;
}

/** A choice as the slip's script reads it: of which event, what, and its odds. */
export const pickData = (view: View, event: SportsEvent, market: Market, outcome: Outcome): Html =>
  html` data-event="${event.id}" data-outcome="${outcome.id}" data-name="${event.name}" data-choice="${betText(view, market, outcome)}" data-odds="${outcome.odds}"`;

/** "62′" of a match, "Running now" of a race, "in 5 min". */
export function whenText(view: View, event: SportsEvent): string {
  const { state, minutes } = momentOf(event);
  const { running, in: coming } = view.messages;
  if (state === "coming") return coming.replace("{time}", minutesText(view, minutes));
  return event.sides.length > 0 ? `${new Intl.NumberFormat(view.tag).format(minutes)}′` : running;
}

export const minutesText = ({ tag }: View, minutes: number): string =>
  new Intl.NumberFormat(tag, { style: "unit", unit: "minute" }).format(minutes);
