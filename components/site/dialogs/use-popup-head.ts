"use client";

import { useEffect } from "react";
import type { PopupRoute } from "@/lib/routing/routes";
import { openPopup } from "@/lib/site/dialogs/popup-history";

/**
 * Names the tab by the popup of the address while it is open, "Sign up – Greenroom" over every page, and makes its address the
 * canonical one, which a phone shares.
 */
export function usePopupHead(popup: PopupRoute, title: string): void {
  useEffect(() => {
    if (openPopup() !== popup) return;
    const restoreTitle = nameTab(title);
    const restoreCanonical = pointCanonicalHere();
    return () => {
      restoreTitle();
      restoreCanonical();
    };
  }, [popup, title]);
}

function nameTab(title: string): () => void {
  const loaded = document.title;
  // Home's own title is the last part of every other one.
  const home = loaded.split(" – ").at(-1) ?? "";
  const named = `${title} – ${home}`;
  document.title = named;
  return () => {
    // A navigation may have named the tab meanwhile. Where the popup's own page was loaded, home is below it.
    if (document.title === named) document.title = loaded === named ? home : loaded;
  };
}

/** The page of a navigation brings its own link, which is another element. */
function pointCanonicalHere(): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!link) return () => {};
  const loaded = link.href;
  // In the locale that the page is canonical in.
  const { origin, pathname } = new URL(loaded);
  const [, owner = ""] = pathname.split("/");
  const home = `${origin}/${owner}`;
  const popup = [home, ...location.pathname.split("/").slice(2)].join("/");
  link.href = popup;
  return () => {
    // The address may still be the popup's. Where the popup's own page was loaded, home is below it.
    link.href = loaded === popup ? home : loaded;
  };
}
