import { framePage } from "../control/frame-page";
import { type Html, html } from "../control/html";
import { betSlip, ownLink } from "./bet-slip";
import { eventMarkets } from "./event-markets";
import { eventTable } from "./event-table";
import { events as allEvents, isClosed, placeOf } from "./events";
import { kindIcon } from "./icons";
import { linkTo, type View } from "./view";

export function sportsbookPage(view: View): string {
  const { tag, messages, siteOrigin, base, product, place, events } = view;
  const path = place.map((each) => `/${encodeURIComponent(each)}`).join("");
  const title = product === "VIRTUALS" ? messages.virtuals : messages.sportsbook;
  const [first] = events;
  // A race that runs has no form: its card shows where the runners are.
  const only = first && place.length === placeOf(first).length && !isClosed(first) ? first : null;
  return framePage(
    { tag, title, files: "/sportsbook/sportsbook", data: { origin: siteOrigin, place: path, base, product } },
    html`<h1 id="title">${title}</h1>${navigation(view)}<div class="columns">${only ? eventMarkets(view, only) : eventTable(view)}${betSlip(view)}</div>`,
  );
}

/** The kinds of sport; of virtual sports there are too few events for them. */
function navigation(view: View): Html {
  const { messages, product, place } = view;
  if (product === "VIRTUALS") {
    const all = place.length > 0 ? html`<a href="${linkTo(view, [])}">${messages.all}</a>` : html``;
    return html`<nav>${all}${ownLink(view)}</nav>`;
  }
  const kinds = [...new Set(allEvents.filter((each) => each.product === product).map(({ category }) => category))];
  const link = (path: readonly string[], content: Html) =>
    html`<a href="${linkTo(view, path)}"${place[0] === path[0] ? html` aria-current="true"` : html``}>${content}</a>`;
  const all = link([], html`${messages.all}`);
  return html`<nav aria-label="${messages.sports}">${[ownLink(view), all, ...kinds.map((kind) => link([kind], html`${kindIcon(kind)}${messages.kinds[kind]}`))]}</nav>`;
}
