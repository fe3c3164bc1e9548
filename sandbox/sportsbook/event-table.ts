import { type Html, html } from "../control/html";
import { momentOf, placeOf, type SportsEvent } from "./events";
import { raceCards } from "./race-card";
import { scoreOf } from "./scores";
import { choiceText, linkTo, oddsText, pickData, regionOf, type View, whenText } from "./view";

/** What runs and what comes, each by its competition, with the odds of who wins below one another. */
export function eventTable(view: View): Html {
  const { events, messages, product } = view;
  const list = (id: "running" | "coming") => {
    const some = events.filter((event) => momentOf(event).state === id).toSorted(soonest);
    if (some.length === 0) return html``;
    const groups = [...new Set(some.map((event) => groupOf(view, event)))];
    const drawn = groups.map((name) => {
      const group = some.filter((event) => groupOf(view, event) === name);
      return html`<h3>${name}</h3><ul>${group.map((event) => row(view, event))}</ul>`;
    });
    return html`<section aria-labelledby="${id}"><h2 id="${id}" class="${id}">${messages[id]}</h2>${drawn}</section>`;
  };
  if (product === "VIRTUALS") return html`<div>${raceCards(view)}</div>`;
  return html`<div>${list("running")}${list("coming")}</div>`;
}

/** What comes first is first; what runs stays in its order. */
const soonest = (one: SportsEvent, other: SportsEvent) => {
  const [first, second] = [momentOf(one), momentOf(other)];
  return first.state === "coming" ? first.minutes - second.minutes : 0;
};

const groupOf = (view: View, event: SportsEvent) =>
  [view.messages.kinds[event.category], regionOf(view, event), event.competition].filter(Boolean).join(" · ");

function row(view: View, event: SportsEvent): Html {
  const href = linkTo(view, placeOf(event));
  const [winner, ...others] = event.markets;
  const odds = winner.outcomes.map(
    (outcome) =>
      html`<a href="${`${href}?bet=${outcome.id}`}"${pickData(view, event, winner, outcome)}><small>${choiceText(view, winner, outcome)}</small>${oddsText(view, outcome.odds)}</a>`,
  );
  const name = event.sides.map((side) => html`<span>${side}</span>`);
  return html`<li><div class="match"><a href="${href}" aria-label="${event.name}">${name}</a>${liveFigures(view, event)}</div>
<div class="odds of${odds.length}">${odds}</div><a class="more" href="${href}" aria-label="${`${view.messages.more}: ${event.name}`}">+${others.length}</a></li>`;
}

/** The score and the minute, which the page's script reads again. */
export function liveFigures(view: View, event: SportsEvent): Html {
  const score = scoreOf(event);
  const figures = (points: readonly number[]) => html`<b>${points.map((each) => html`<i>${each}</i>`)}</b>`;
  const drawn = score
    ? html`<span class="score" role="img" aria-label="${`${view.messages.score}: ${score.home.join(" ")} – ${score.away.join(" ")}`}">${figures(score.home)}${figures(score.away)}</span>`
    : html``;
  const { state } = momentOf(event);
  return html`<div class="live" data-live id="live-${event.id}">${drawn}<small${state === "running" ? html` class="now"` : html``}>${whenText(view, event)}</small></div>`;
}
