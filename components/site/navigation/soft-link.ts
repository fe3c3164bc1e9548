import { paths } from "@/lib/routing/paths";
import { rewardTabOf } from "@/lib/routing/reward-tab";
import { popupOfPath } from "@/lib/routing/routes";

/** The parts of a link and of the address bar that decide. An `<a>` element and `location` fit as they are. */
interface Address {
  origin: string;
  pathname: string;
  search: string;
  hash: string;
}

const firstSegment = (pathname: string) => pathname.split("/", 2)[1] ?? "";

/**
 * May a click on this link navigate without loading a document? Only inside the page's locale: another locale has
 * another `lang`, another footer and other messages in the islands. A hash on the same page is the browser's own.
 */
export function isSoftLink(link: Address & { target: string; download: string }, page: Address): boolean {
  if (link.origin !== page.origin || link.download || (link.target && link.target !== "_self")) return false;
  if (firstSegment(link.pathname) !== firstSegment(page.pathname)) return false;
  return !(link.hash && link.pathname === page.pathname && link.search === page.search);
}

/** Does a click on this link open an overlay over the page? A popup's own page has nothing to open over. */
export function isOverlayLink(link: Address & { target: string; download: string }, page: Address): boolean {
  if (link.pathname !== page.pathname) return popupOfPath(link.pathname) !== null && isSoftLink(link, page);
  const isOwnHash = [paths.login(), paths.cookieSettings()].includes(link.hash) || rewardTabOf(link) !== null;
  return isOwnHash && link.origin === page.origin && link.search === page.search && link.hash !== page.hash;
}
