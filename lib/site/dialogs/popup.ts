import { type PopupRoute, popupOfPath } from "@/lib/routing/routes";

/** What the history entry of a popup knows. */
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
}

/** The popup that is open by the address, or null where the address is that of the page. */
export function openPopup(): PopupRoute | null {
  return readEntry() ? popupOfPath(location.pathname) : null;
}

/** Goes back to the page below. */
export function leavePopup(name: PopupRoute): void {
  if (openPopup() === name) history.back();
}

/** Path and query of the page that is shown: below a popup, the address is another one. */
export function pageAddress(): string {
  return readEntry()?.over ?? location.pathname + location.search;
}

function readEntry(): PopupEntry | null {
  const entry: PopupEntry | undefined = history.state?.popup;
  return entry?.document === performance.timeOrigin ? entry : null;
}

/** Writes the hash of the address without a step in the history. */
export function changeHash(hash: string): void {
  // Without Next's own part of the state, so that its router takes the new address over.
  history.replaceState({ popup: history.state?.popup }, "", location.pathname + location.search + hash);
}
