"use client";

import { useEffect } from "react";
import type { PopupRoute } from "@/lib/routing/routes";
import { openPopup } from "@/lib/site/dialogs/popup";

/** Names the tab by the popup of the address while it is open: "Sign up – Greenroom" over every page. */
export function usePopupTitle(popup: PopupRoute, title: string): void {
  useEffect(() => {
    if (openPopup() !== popup) return;
    const loaded = document.title;
    // Home's own title is the last part of every other one.
    const home = loaded.split(" – ").at(-1) ?? "";
    const named = `${title} – ${home}`;
    document.title = named;
    return () => {
      // A navigation may have named the tab meanwhile. Where the popup's own page was loaded, home is below it.
      if (document.title === named) document.title = loaded === named ? home : loaded;
    };
  }, [popup, title]);
}
