import { type Html, html } from "../control/html";
import { liveFigures } from "./event-table";
import { events as allEvents, findOutcome, type Market, type SportsEvent } from "./events";
import { betText, choiceText, marketText, oddsText, regionOf, type View } from "./view";

/** Every market of an event; the choices belong to the form of the slip. */
export function eventMarkets(view: View, event: SportsEvent): Html {
  const { messages } = view;
  const about = [messages.kinds[event.category], regionOf(view, event), event.competition].filter(Boolean).join(" · ");
  return html`<div><div class="event"><div><h2>${event.name}</h2><small>${about}</small></div>${liveFigures(view, event)}</div>
${event.markets.map((market) => choices(view, market))}<small>${messages.standIn}</small></div>`;
}

function choices(view: View, market: Market): Html {
  const title = marketText(view, market);
  const labels = market.outcomes.map((outcome) => {
    const choice = choiceText(view, market, outcome);
    const checked = outcome.id === view.chosen ? html` checked` : html``;
    return html`<label><input form="bet" type="radio" name="outcome" value="${outcome.id}" data-choice="${betText(view, market, outcome)}" data-odds="${outcome.odds}" required${checked}><span>${choice}</span><b>${oddsText(view, outcome.odds)}</b></label>`;
  });
  return html`<fieldset><legend>${title}</legend><div class="of${labels.length}">${labels}</div></fieldset>`;
}

/** The slip beside the events: on the page of one, the form of its bet. Below it what the player has bet on. */
export function betSlip(view: View, event: SportsEvent | null): Html {
  const { messages, isPlayer, format } = view;
  const stake = html`<label class="stake">${messages.stake}<input type="text" name="stake" inputmode="decimal" autocomplete="off" maxlength="9" required></label>
<p class="return">${messages.possibleReturn}<output data-amount="${format(100)}">–</output></p>
<button>${messages.placeBet}</button><p id="said" role="status"></p>`;
  const empty = html`<p id="choice" data-empty="${messages.slipEmpty}">${messages.slipEmpty}</p>`;
  const slip = event
    ? html`<form id="bet" data-unknown="${messages.unknown}"><input type="hidden" name="event" value="${event.id}">${empty}${isPlayer ? stake : html`<p>${messages.loginNeeded}</p>`}</form>`
    : empty;
  const own = isPlayer
    ? html`<section aria-labelledby="own"><h2 id="own">${messages.yourBets}</h2><div id="bets">${betList(view)}</div></section>`
    : html``;
  return html`<div class="slip"><section aria-labelledby="slip"><h2 id="slip">${messages.slip}</h2>${slip}</section>${own}</div>`;
}

/** The newest bets of the player. */
export function betList(view: View): Html {
  const { bets, messages, format } = view;
  if (bets.length === 0) return html`<p>${messages.noBets}</p>`;
  const open = bets.filter(({ settledAt }) => settledAt === null).length;
  const rows = bets.map(({ eventId, outcome: id, stakeMinor, winMinor, settledAt }) => {
    const event = allEvents.find((each) => each.id === eventId);
    const found = findOutcome(event, id);
    const choice = found ? betText(view, found.market, found.outcome) : id;
    const end =
      settledAt === null
        ? messages.open
        : winMinor > 0
          ? messages.won.replace("{amount}", format(winMinor))
          : messages.lost;
    return html`<li><span>${event?.name ?? eventId}<small>${choice} · ${format(stakeMinor)}</small></span><b>${end}</b></li>`;
  });
  return html`<ul data-open="${open}">${rows}</ul>`;
}
