/** The name of the cookie in which a visitor's own choice of market is kept: a locale's segment ("fi-FI"). */
const choiceCookie = "market";
const oneYearSeconds = 31_536_000;

/** The address of the same page in another locale: "/fi-FI/online-casino?page=2" for "/en-UN/online-casino?page=2". */
export function inLocale({ pathname, search }: { pathname: string; search: string }, segment: string): string {
  return ["", segment, ...pathname.split("/").slice(2)].join("/") + search;
}

/** Where to go when a page is missing: the page above it. Null above the home page. */
export function pageAbove(pathname: string): string | null {
  const above = pathname.split("/").slice(0, -1);
  return above.length > 1 ? above.join("/") : null;
}

/**
 * The address itself where its page exists, else the nearest page above it that does. A failed request proves nothing
 * about the page: the browser navigates there.
 */
export async function nearestPage(address: string): Promise<string> {
  for (let next: string | null = address; next !== null; next = pageAbove(new URL(next, location.origin).pathname)) {
    const response = await fetch(next, { method: "HEAD" }).catch(() => null);
    if (response?.status !== 404) return next;
  }
  return address;
}

/** Remembers a choice in this browser. It decides what is offered, and never where an address leads. */
export function rememberChoice(segment: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
  document.cookie = `${choiceCookie}=${segment}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax${secure}`;
}

/** One cookie of `document.cookie`, "" where there is none. */
export function readCookie(cookies: string, name: string): string {
  return new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(cookies)?.[1] ?? "";
}

/** The visitor's chosen market and country, from cookies; null where it is the market that is open. */
export function knownPlace(cookies: string, current: string): { chosen: string; country: string } | null {
  const chosen = readCookie(cookies, choiceCookie);
  const country = readCookie(cookies, "country-code");
  const [, market] = current.split("-");
  const [, wanted = country] = chosen.split("-");
  return wanted === "" || wanted === market ? null : { chosen, country };
}
