import { type Html, html } from "../control/html";
import { liveFigures } from "./event-table";
import type { Market, SportsEvent } from "./events";
import { choiceText, marketText, oddsText, pickData, regionOf, type View } from "./view";

/** Every market of an event. One choice of an event at a time may be on the slip. */
export function eventMarkets(view: View, event: SportsEvent): Html {
  const { messages } = view;
  const about = [messages.kinds[event.category], regionOf(view, event), event.competition].filter(Boolean).join(" · ");
  return html`<div><div class="event"><div><h2>${event.name}</h2><small>${about}</small></div>${liveFigures(view, event)}</div>
${event.markets.map((market) => choices(view, event, market))}<small>${messages.standIn}</small></div>`;
}

function choices(view: View, event: SportsEvent, market: Market): Html {
  const labels = market.outcomes.map((outcome) => {
    const checked = outcome.id === view.chosen ? html` checked` : html``;
    return html`<label><input type="radio" name="outcome" value="${outcome.id}"${pickData(view, event, market, outcome)}${checked}><span>${choiceText(view, market, outcome)}</span><b>${oddsText(view, outcome.odds)}</b></label>`;
  });
  return html`<fieldset><legend>${marketText(view, market)}</legend><div class="of${labels.length}">${labels}</div></fieldset>`;
}
