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
