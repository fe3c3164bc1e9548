import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { type PopupRoute, popupOfPath, routes } from "@/lib/routing/routes";

/** The state of a popup's history entry. */
interface PopupEntry {
  /** The document that it was opened in: after a reload the address shows its page. */
  document: number;
  /** Path and query of the page below. */
  over: string;
}

/** Opens the popup at an address over the page, by a step in the history. Next's router follows and makes no request. */
export function pushPopup(href: string): void {
  const entry: PopupEntry = { document: performance.timeOrigin, over: pageAddress() };
  history.pushState({ popup: entry }, "", href);
  pushedLength = history.length;
}

/** The length of the history when the newest popup was opened. */
let pushedLength = 0;

/** The popup that is open by the address, or null where the address is that of the page. */
export function openPopup(): PopupRoute | null {
  const popup = popupOfPath(location.pathname);
  return popup && (readEntry() || isOverHome(popup)) ? popup : null;
}

/**
 * Goes back to the page below; where the popup's address was loaded itself, to home, which it shows already. After a step of a
 * frame, such as the bank's, Back would be a step in the frame only: the address changes in place.
 */
export function leavePopup(name: PopupRoute): void {
  if (openPopup() !== name) return;
  if (readEntry() && history.length === pushedLength) history.back();
  else history.replaceState(null, "", pageAddress());
}

/** Path and query of the page that is shown: below a popup, the address is another one. */
export function pageAddress(): string {
  const entry = readEntry();
  if (entry) return entry.over;
  return openPopup() ? homeAddress() : location.pathname + location.search;
}

const isOverHome = (popup: PopupRoute): boolean => Object(routes[popup]).popup === "home";
const homeAddress = (): string => paths.home(localeOfPath(location.pathname)) + location.search;

function readEntry(): PopupEntry | null {
  const entry: PopupEntry | undefined = history.state?.popup;
  return entry?.document === performance.timeOrigin ? entry : null;
}

/** Calls now and whenever the address changes without a navigation. @returns stops it */
export function followAddress(follow: () => void): () => void {
  follow();
  // A hash that is set is a hashchange; a step back to one from another path is only a popstate.
  for (const type of addressEvents) addEventListener(type, follow);
  return () => {
    for (const type of addressEvents) removeEventListener(type, follow);
  };
}

const addressEvents = ["hashchange", "popstate"];

/** Writes another address of the open page, popup included, without a step in the history. */
export function changeAddress(address: string): void {
  // Without Next's own part of the state, so that its router takes the new address over.
  history.replaceState({ popup: history.state?.popup }, "", address);
}

/** Writes the hash of the address without a step in the history. */
export function changeHash(hash: string): void {
  changeAddress(location.pathname + location.search + hash);
}
