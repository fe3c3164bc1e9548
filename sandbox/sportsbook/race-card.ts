import { type Html, html } from "../control/html";
import { momentOf, type Outcome, placeOf, type SportsEvent } from "./events";
import { betText, linkTo, marketText, oddsText, pickData, type View, whenText } from "./view";

/** The races, first those that run, then by when they come. */
export function raceCards(view: View): Html {
  const when = (event: SportsEvent) => {
    const { state, minutes } = momentOf(event);
    return state === "running" ? -1 : minutes;
  };
  const sorted = view.events.toSorted((one, other) => when(one) - when(other));
  return html`<ul class="races" aria-labelledby="title">${sorted.map((event) => raceCard(view, event))}</ul>`;
}

/** A race: its runners one below the other, each with the odds of every market, whose names stand above them. */
function raceCard(view: View, event: SportsEvent): Html {
  const [winner] = event.markets;
  const heads = event.markets.map((market) => html`<small>${marketText(view, market)}</small>`);
  const runners = winner.outcomes.map((outcome, at) => {
    const odds = event.markets.map((market) => {
      const own = market.outcomes[at];
      if (!own) return html``;
      const label = `${betText(view, market, own)} ${oddsText(view, own.odds)}`;
      return html`<a href="${`${linkTo(view, placeOf(event))}?bet=${own.id}`}" aria-label="${label}"${pickData(view, event, market, own)}>${oddsText(view, own.odds)}</a>`;
    });
    return html`<div class="runner odds"><i class="number-${at + 1}">${at + 1}</i><span>${nameOf(outcome)}</span>${odds}</div>`;
  });
  return html`<li class="race"><div class="title"><a href="${linkTo(view, placeOf(event))}">${event.name}<small>${view.messages.kinds[event.category]}</small></a><span id="live-${event.id}" data-live><small class="now">${whenText(view, event)}</small></span></div>
<div class="runner heads"><i></i><span></span>${heads}</div>${runners}</li>`;
}

/** Without its number, which stands before it. */
const nameOf = ({ name }: Outcome) => (name ?? "").replace(/^\d+ /, "");
