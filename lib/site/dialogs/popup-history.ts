import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { type PopupRoute, popupOfPath, routes } from "@/lib/routing/routes";
import { tellAddress } from "./follow-address";
import { readEntry, writeEntry } from "./overlay-entry";
import { changeAddress, isAddressLeft, keepAddress, leaveAddress, replaceAddress, takeEntry } from "./overlay-history";

/** Opens the overlay of an address over the page, by a step in the history. Next's router follows and makes no request. */
export function pushPopup(href: string): void {
  takeEntry((isVacant) => {
    replaceAddress();
    const depth = isVacant ? readEntry().depth : readEntry().depth + 1;
    const entry = { depth, addressDepth: depth, document: performance.timeOrigin, over: pageAddress() };
    if (isVacant) writeEntry(entry, href);
    else history.pushState({ overlay: entry }, "", href);
    keepAddress();
    tellAddress();
  });
}

/** The popup that is open by the address, or null where the address is that of the page. */
export function openPopup(): PopupRoute | null {
  return isAddressLeft() ? null : popupOfAddress();
}

function popupOfAddress(): PopupRoute | null {
  const popup = popupOfPath(location.pathname);
  return popup && (pageBelow() !== null || isOverHome(popup)) ? popup : null;
}

/** Goes back to the page below; where the popup's address was loaded itself, to home, which it shows already. */
export function leavePopup(name: PopupRoute): void {
  if (openPopup() === name) leaveOverlay();
}

/** Leaves the hash of an overlay, which is closed. */
export function leaveHash(): void {
  leaveOverlay(location.pathname + location.search);
}

function leaveOverlay(page = pageAddress()): void {
  const { addressDepth, over } = readEntry();
  const isAbovePage = pageBelow() !== null || (addressDepth > 0 && over === page);
  leaveAddress(isAbovePage ? null : page);
}

/** Path and query of the page that is shown: below a popup, the address is another one. */
export function pageAddress(): string {
  return pageBelow() ?? (popupOfAddress() ? homeAddress() : location.pathname + location.search);
}

const isOverHome = (popup: PopupRoute): boolean => Object(routes[popup]).popup === "home";
const homeAddress = (): string => paths.home(localeOfPath(location.pathname)) + location.search;

function pageBelow(): string | null {
  const { addressDepth, document, over } = readEntry();
  return addressDepth > 0 && document === performance.timeOrigin ? over : null;
}

/** Writes the hash of the address without a step in the history. */
export function changeHash(hash: string): void {
  changeAddress(location.pathname + location.search + hash);
}
