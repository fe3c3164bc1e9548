import { type Html, html } from "../control/html";
import { isClosed, momentOf, type Outcome, placeOf, type SportsEvent } from "./events";
import { lastPlaces, waysOf } from "./results";
import { betText, linkTo, marketText, minutesText, oddsText, pickData, type View, whenText } from "./view";

/** The races, first those that run, then by when they come. */
export function raceCards(view: View): Html {
  const when = (event: SportsEvent) => {
    const { state, minutes } = momentOf(event);
    return state === "running" ? -1 : minutes;
  };
  const sorted = view.events.toSorted((one, other) => when(one) - when(other));
  return html`<ul class="races" aria-labelledby="title">${sorted.map((event) => raceCard(view, event))}</ul>`;
}

/** A race: its runners one below the other, each with its odds, or with how far it is while the race runs. */
function raceCard(view: View, event: SportsEvent): Html {
  return html`<li class="race"><div class="title"><a href="${linkTo(view, placeOf(event))}">${event.name}<small>${view.messages.kinds[event.category]}</small></a><span id="live-${event.id}" data-live><small class="now">${whenText(view, event)}</small></span></div>
<div class="runners" id="runners-${event.id}" data-live>${isClosed(event) ? running(view, event) : odds(view, event)}</div></li>`;
}

function odds(view: View, event: SportsEvent): Html {
  const { messages } = view;
  const [winner] = event.markets;
  const heads = event.markets.map((market) => html`<small>${marketText(view, market)}</small>`);
  const runners = winner.outcomes.map((outcome, at) => {
    const all = event.markets.map((market) => {
      const own = market.outcomes[at];
      if (!own) return html``;
      const label = `${betText(view, market, own)} ${oddsText(view, own.odds)}`;
      return html`<a href="${`${linkTo(view, placeOf(event))}?bet=${own.id}`}" aria-label="${label}"${pickData(view, event, market, own)}>${oddsText(view, own.odds)}</a>`;
    });
    return html`<div class="runner odds">${numberOf(outcome)}<span>${nameOf(outcome)}</span>${all}</div>`;
  });
  const places = lastPlaces(event).map((each) => html`<li>${numberOf(each)}<span>${nameOf(each)}</span></li>`);
  return html`<div class="runner heads"><i></i><span></span>${heads}</div>${runners}
<div class="last"><small>${messages.lastRace}</small><ol>${places}</ol></div>`;
}

/** Who is where, and that nobody can bet on it any more. */
function running(view: View, event: SportsEvent): Html {
  const { cycle, pace } = event;
  const ways = waysOf(event);
  const next = Math.ceil((cycle - momentOf(event).minutes) / pace);
  const [winner] = event.markets;
  const runners = winner.outcomes.map((outcome) => {
    const way = String(ways.get(outcome.id) ?? 0);
    return html`<div class="runner on">${numberOf(outcome)}<span>${nameOf(outcome)}</span><progress max="100" value="${way}" aria-label="${nameOf(outcome)}"></progress></div>`;
  });
  return html`${runners}<p class="closed">${view.messages.closedOdds.replace("{time}", minutesText(view, next))}</p>`;
}

const numberOf = ({ id }: Outcome) => html`<i class="number-${id}">${id}</i>`;

/** Without its number, which stands before it. */
const nameOf = ({ name }: Outcome) => (name ?? "").replace(/^\d+ /, "");
