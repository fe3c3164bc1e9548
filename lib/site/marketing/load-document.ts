/** Loads a document at an address of this site, also where only its hash is another one. */
export function loadDocument(href: string): void {
  const { pathname, search, hash } = new URL(href, location.origin);
  const isThisPage = pathname === location.pathname && search === location.search;
  if (isThisPage && hash !== location.hash) location.hash = hash;
  if (isThisPage) location.reload();
  else location.assign(href);
}
