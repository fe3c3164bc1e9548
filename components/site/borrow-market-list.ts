import { followedLink } from "@/lib/core/followed-link";
import { inLocale, nearestPage } from "@/lib/market/switch-links";
import { pageAddress } from "@/lib/site/dialogs/popup";
import { setRootData } from "@/lib/site/root-data";

let loading: Promise<Element> | null = null;

/**
 * The list of the page at `href`, requested once, so that no other page carries it.
 * @throws when it cannot be had; the next call tries again
 */
export function borrowMarketList(href: string): Promise<Element> {
  loading ??= loadList(href).catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Puts the list into the container, its links pointed at the page that is shown. `area`: the other container of copies. */
export function showMarketList(list: Element, container: HTMLElement, area = container): void {
  const page = new URL(pageAddress(), location.origin);
  for (const link of list.querySelectorAll<HTMLAnchorElement>("a[data-locale]"))
    link.href = inLocale(page, link.dataset.locale ?? "");
  container.replaceChildren(list);
  area.addEventListener("click", go);
}

async function loadList(href: string): Promise<Element> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} responded ${response.status}`);
  const list = new DOMParser().parseFromString(await response.text(), "text/html").getElementById("market-list");
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
  first.className = own.parentElement?.className ?? "";
  first.append(own);
  list.prepend(first);
  if (!region.querySelector("li")) region.remove();
}

/** A page that the other market does not have leads to the nearest one above it. */
function go(event: MouseEvent): void {
  const link = followedLink(event, "a[data-locale]");
  if (!link) return;
  event.preventDefault();
  setRootData("navigating", "");
  void nearestPage(link.href).then((address) => location.assign(address));
}
