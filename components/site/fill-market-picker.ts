import { inLocale, nearestPage } from "@/lib/market/switch-links";

let loading: Promise<Element> | null = null;

/**
 * Puts the list of the page at `href` into the place, and points its links at the page that is open.
 * @throws when the list cannot be had; the next call tries anew
 */
export async function fillMarketPicker(place: HTMLElement, href: string): Promise<boolean> {
  loading ??= loadList(href).catch((error) => {
    loading = null;
    throw error;
  });
  const list = await loading;
  if (list.parentNode !== place) {
    place.replaceChildren(list);
    place.addEventListener("click", go);
  }
  for (const link of place.querySelectorAll<HTMLAnchorElement>("a[data-locale]"))
    link.href = inLocale(location, link.dataset.locale ?? "");
  return true;
}

async function loadList(href: string): Promise<Element> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
  const list = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("market-list");
  if (!list) throw new Error(`${href} holds no list of markets`);
  // Ids belong to the page that lends the list, which may be the one that is open.
  for (const named of [list, ...list.querySelectorAll("[id]")]) named.removeAttribute("id");
  for (const section of list.querySelectorAll("[aria-labelledby]")) section.removeAttribute("aria-labelledby");
  putOwnFirst(list);
  return document.adoptNode(list);
}

/** The market that is open comes first: another language of it is what a reader looks for most. */
function putOwnFirst(list: Element): void {
  const own = list.querySelector("[data-current]");
  const region = own?.closest("section");
  if (!own || !region) return;
  const first = document.createElement("ul");
  first.append(own);
  list.prepend(first);
  if (!region.querySelector("li")) region.remove();
}

/** A page that the other market does not have leads to the nearest one above it. */
function go(event: MouseEvent): void {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-locale]") : null;
  if (!isPlain || !link) return;
  event.preventDefault();
  document.documentElement.toggleAttribute("data-navigating", true);
  void nearestPage(link.href).then((address) => location.assign(address));
}
