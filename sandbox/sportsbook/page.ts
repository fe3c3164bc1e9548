import { framePage } from "../control/frame-page";
import { type Html, html } from "../control/html";
import type { SportsBet } from "./db-schema";
import { events as allEvents, type Category, momentOf, type Outcome, placeOf, type SportsEvent } from "./events";
import type { Messages } from "./messages";

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

export function sportsbookPage(view: View): string {
  const { tag, messages, siteOrigin, base, product, place } = view;
  const path = place.map((each) => `/${encodeURIComponent(each)}`).join("");
  const title = product === "VIRTUALS" ? messages.virtuals : messages.sportsbook;
  const own = view.isPlayer
    ? html`<section aria-labelledby="own"><h2 id="own">${messages.yourBets}</h2><div id="bets">${betList(view)}</div></section>`
    : html``;
  return framePage(
    { tag, title, files: "/sportsbook/sportsbook", data: { origin: siteOrigin, place: path, base } },
    html`<h1 id="title">${title}</h1>${navigation(view)}${content(view)}${own}`,
  );
}

const linkTo = ({ base }: View, path: readonly string[]) =>
  path.length === 0 ? `${base}/?at=top` : `${base}/${path.map(encodeURIComponent).join("/")}`;

/** The kinds of sport; of virtual sports there are too few events for them. */
function navigation(view: View): Html {
  const { messages, product, place } = view;
  if (product === "VIRTUALS")
    return place.length > 0 ? html`<nav><a href="${linkTo(view, [])}">${messages.all}</a></nav>` : html``;
  const kinds = [...new Set(allEvents.filter((each) => each.product === product).map(({ category }) => category))];
  const link = (path: readonly string[], text: string) =>
    html`<a href="${linkTo(view, path)}"${place[0] === path[0] ? html` aria-current="true"` : html``}>${text}</a>`;
  return html`<nav aria-label="${messages.sports}">${[link([], messages.all), ...kinds.map((kind) => link([kind], messages.kinds[kind]))]}</nav>`;
}

function content(view: View): Html {
  const { events, messages, place } = view;
  const [only] = events;
  if (only && place.length === placeOf(only).length) return betForm(view, only);
  const of = (state: "running" | "coming") => events.filter((event) => momentOf(event).state === state);
  const list = (id: string, title: string, some: readonly SportsEvent[]) =>
    some.length === 0
      ? html``
      : html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2><ul>${some.map((event) => row(view, event))}</ul></section>`;
  return html`${list("running", messages.running, of("running"))}${list("coming", messages.coming, of("coming"))}`;
}

function row(view: View, event: SportsEvent): Html {
  const href = linkTo(view, placeOf(event));
  const odds = event.outcomes.map(
    (outcome) =>
      html`<a href="${`${href}?bet=${outcome.id}`}"><small>${choiceText(view, outcome)}</small>${oddsText(view, outcome.odds)}</a>`,
  );
  return html`<li><span><a href="${href}">${event.name}</a><small>${about(view, event)}</small></span><span class="odds">${odds}</span></li>`;
}

function about(view: View, event: SportsEvent): string {
  const { messages, tag } = view;
  const { state, minutes } = momentOf(event);
  const time = new Intl.NumberFormat(tag, { style: "unit", unit: "minute" }).format(minutes);
  const when = (state === "running" ? messages.since : messages.in).replace("{time}", time);
  return [kindOf(view, event.category), regionOf(view, event), event.competition, when].filter(Boolean).join(" · ");
}

const kindOf = ({ messages }: View, category: Category) => messages.kinds[category];
const regionOf = ({ tag }: View, { region }: SportsEvent) =>
  region && (new Intl.DisplayNames(tag, { type: "region" }).of(region) ?? region);
const oddsText = ({ tag }: View, odds: number) =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(odds / 100);
const choiceText = ({ messages }: View, { id, name }: Outcome) => name ?? messages.outcomes[id as "draw"];

function betForm(view: View, event: SportsEvent): Html {
  const { messages } = view;
  const choices = event.outcomes.map(
    (outcome) =>
      html`<label><input type="radio" name="outcome" value="${outcome.id}" required${outcome.id === view.chosen ? html` checked` : html``}>${choiceText(view, outcome)}<b>${oddsText(view, outcome.odds)}</b></label>`,
  );
  const place = view.isPlayer
    ? html`<label class="stake">${messages.stake}<input type="text" name="stake" inputmode="decimal" autocomplete="off" maxlength="9" required></label>
<button>${messages.placeBet}</button><p id="said" role="status"></p>`
    : html`<p>${messages.loginNeeded}</p>`;
  return html`<form data-unknown="${messages.unknown}"><h2>${event.name}</h2><small>${about(view, event)}</small><input type="hidden" name="event" value="${event.id}">
<fieldset><legend>${messages.choose}</legend>${choices}</fieldset>${place}</form><small>${messages.standIn}</small>`;
}

/** The newest bets of the player. */
export function betList(view: View): Html {
  const { bets, messages, format } = view;
  if (bets.length === 0) return html`<p>${messages.noBets}</p>`;
  const open = bets.filter(({ settledAt }) => settledAt === null).length;
  const rows = bets.map(({ eventId, outcome, stakeMinor, winMinor, settledAt }) => {
    const event = allEvents.find(({ id }) => id === eventId);
    const choice = event?.outcomes.find(({ id }) => id === outcome);
    const end =
      settledAt === null
        ? messages.open
        : winMinor > 0
          ? messages.won.replace("{amount}", format(winMinor))
          : messages.lost;
    return html`<li><span>${event?.name ?? eventId}<small>${choice ? choiceText(view, choice) : outcome} · ${format(stakeMinor)}</small></span><b>${end}</b></li>`;
  });
  return html`<ul data-open="${open}">${rows}</ul>`;
}
