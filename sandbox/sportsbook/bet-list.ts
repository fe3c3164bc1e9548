import { type Html, html } from "../control/html";
import type { BetLeg, SportsBet } from "./db-schema";
import { events, findOutcome } from "./events";
import { resultText } from "./results";
import { betText, oddsText, type View } from "./view";

/** The newest bets of the player. */
export function betList(view: View): Html {
  const { bets, messages } = view;
  if (bets.length === 0) return html`<p>${messages.noBets}</p>`;
  const open = bets.filter(({ settledAt }) => settledAt === null).length;
  return html`<ul data-open="${open}">${bets.map((bet) => row(view, bet))}</ul>`;
}

function row(view: View, bet: SportsBet): Html {
  const { messages, format } = view;
  const { legs, stakeMinor, winMinor, settledAt, odds } = bet;
  const end =
    settledAt === null
      ? messages.open
      : winMinor > 0
        ? messages.won.replace("{amount}", format(winMinor))
        : messages.lost;
  const [only] = legs;
  if (legs.length === 1 && only)
    return html`<li><span>${nameOf(only)}<small>${choiceOf(view, only)} · ${oddsText(view, odds)} · ${format(stakeMinor)}</small>${resultOf(view, only)}</span><b>${end}</b></li>`;
  const title = messages.accumulator.replace("{count}", String(legs.length));
  const drawn = legs.map(
    (leg) =>
      html`<li><span>${nameOf(leg)}<small>${choiceOf(view, leg)} · ${oddsText(view, leg.odds)}</small>${resultOf(view, leg)}</span><small>${stateOf(view, bet, leg)}</small></li>`,
  );
  return html`<li class="several"><div><span>${title}<small>${format(stakeMinor)} · ${oddsText(view, odds)}</small></span><b>${end}</b></div><ul>${drawn}</ul></li>`;
}

const eventOf = ({ eventId }: BetLeg) => events.find((each) => each.id === eventId);
const nameOf = (leg: BetLeg) => eventOf(leg)?.name ?? leg.eventId;

/** How its event ended. */
function resultOf({ messages }: View, leg: BetLeg): Html {
  const text = resultText(leg);
  return text ? html`<small class="result">${messages.result.replace("{result}", text)}</small>` : html``;
}

function choiceOf(view: View, leg: BetLeg): string {
  const found = findOutcome(eventOf(leg), leg.outcome);
  return found ? betText(view, found.market, found.outcome) : leg.outcome;
}

/** One leg may be settled before the bet is. */
function stateOf({ messages }: View, { settledAt }: SportsBet, { result, settlesAt }: BetLeg): string {
  if (settledAt === null && settlesAt > new Date()) return messages.open;
  return { WON: messages.legWon, LOST: messages.lost, VOID: messages.voided }[result];
}
