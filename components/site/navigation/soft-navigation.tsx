"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { followedLink } from "@/lib/core/followed-link";
import { rememberChoice } from "@/lib/market/switch-links";
import { routeOfPath } from "@/lib/routing/routes";
import { keepEntries, navigate } from "@/lib/site/dialogs/overlay-history";
import { pageAddress, pushPopup } from "@/lib/site/dialogs/popup-history";
import { setRootData } from "@/lib/site/root-data";
import { PageSkeleton } from "../document/page-skeleton";
import { isOverlayLink, isSoftLink } from "./soft-link";

/**
 * Makes every plain link of the page soft, with one listener for all: tiles need no code. Without it, or before
 * it runs, the same links load documents. The page of a pressed link is fetched between press and release; a page that is late
 * is announced by its outline. `loading`: what a screen reader says of it.
 */
export function SoftNavigation({ loading }: { loading: string }) {
  const router = useRouter();
  const pathname = usePathname();
  const [isNavigating, startTransition] = useTransition();
  const [target, setTarget] = useState("");
  const hasMarked = useRef(false);

  useEffect(() => {
    const press = (event: PointerEvent) => {
      const link = softLink(event);
      if (link && !isOverlayLink(link, location) && navigator.onLine) router.prefetch(link.href);
    };
    const click = (event: MouseEvent) => {
      const link = event.defaultPrevented ? null : followedLink(event);
      if (!link) return;
      if (isOverlayLink(link, location)) {
        event.preventDefault();
        // Some browsers do not focus a link that is clicked; the popup gives the focus back to it.
        link.focus({ preventScroll: true });
        hideMenu();
        pushPopup(link.href);
        return;
      }
      // Offline the service worker has a document.
      if (!isSoftLink(link, location) || !navigator.onLine) return keepEntries();
      event.preventDefault();
      setTarget(link.pathname);
      startTransition(() => navigate(router, link.href));
    };
    document.addEventListener("pointerdown", press, { passive: true });
    document.addEventListener("click", click);
    document.addEventListener("click", rememberMarket);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("click", click);
      document.removeEventListener("click", rememberMarket);
    };
  }, [router]);

  useEffect(() => {
    setRootData("navigating", isNavigating ? "" : null);
  }, [isNavigating]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path triggers the effect; below a popup the page has another
  useEffect(() => {
    markLinks(new URL(pageAddress(), location.origin).pathname);
    // A page's first state is not a change: it is set without an animation, and a menu that was opened before this ran stays.
    if (hasMarked.current) hideMenu();
    else finishTransitions();
    hasMarked.current = true;
  }, [pathname]);

  return isNavigating && target !== pathname ? <PageSkeleton pathname={target} text={loading} /> : null;
}

function softLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.defaultPrevented ? null : followedLink(event);
  return link && isSoftLink(link, location) ? link : null;
}

/** A link to a market is a choice of it, anywhere on the page. */
function rememberMarket({ target }: MouseEvent): void {
  const chosen = target instanceof Element && target.closest<HTMLElement>("a[data-locale]")?.dataset.locale;
  if (chosen) rememberChoice(chosen);
}

/** The layout outlives the page: the links' `aria-current` is updated here. */
function markLinks(pathname: string) {
  // A game's lobby is not in its address: its page names it.
  const section = document.querySelector("main")?.dataset.lobby ?? routeOfPath(pathname)?.section;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-section]")) {
    if (link.pathname === pathname) link.ariaCurrent = "page";
    else if (section && link.dataset.section === section) link.ariaCurrent = "true";
    else link.removeAttribute("aria-current");
  }
}

const hideMenu = () => document.querySelector<HTMLElement>("[popover]:popover-open")?.hidePopover();
function finishTransitions() {
  for (const link of document.querySelectorAll("a[data-section][aria-current]"))
    for (const transition of link.getAnimations({ subtree: true })) transition.finish();
}
