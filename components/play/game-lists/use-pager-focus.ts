"use client";

import { useLayoutEffect, useState } from "react";
import { passFocus } from "@/components/ui/pass-focus";
import { htmlPagerId, listTilesId } from "./list-ids";

const tiles = () => [...(document.getElementById(listTilesId)?.querySelectorAll("[data-game]") ?? [])];
const focusTile = (at: number) => tiles()[at]?.querySelector("a")?.focus();

/** Takes over the focus of the HTML's link that shows more, which this list replaces: it goes to the first tile that is new. */
export function usePagerFocus(isRead: boolean): void {
  const [at] = useState(() =>
    document.getElementById(htmlPagerId)?.contains(document.activeElement) ? tiles().length : null,
  );
  useLayoutEffect(() => {
    if (isRead && at !== null && document.activeElement === document.body) focusTile(at);
  }, [isRead, at]);
}

/** The ref of a link to another page, which may be the last one: the tile at this place, the first that is new, gets its focus. */
export const passFocusToTile = (at: number) => passFocus(() => () => focusTile(at));
