"use client";

import { useEffect, useRef, useState } from "react";
import { loadQuietly } from "@/lib/core/lazy-import";
import { rememberChoice } from "@/lib/market/switch-links";
import { closeOnLeave } from "./close-on-leave";

interface MarketPickerProps {
  /** The popover that it stands in. */
  menuId: string;
  /** The page with the whole list: borrowed when somebody reaches for the menu, opened where that fails. */
  href: string;
  label: string;
}

/** The list of markets in the menu. It is fetched on intent, so that no page carries it; its links stay on the page. */
export function MarketPicker({ menuId, href, label }: MarketPickerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isFilled, setFilled] = useState(false);

  useEffect(() => {
    const menu = document.getElementById(menuId);
    const fill = () => {
      const list = place.current;
      if (!list) return;
      loadQuietly(() => import("./fill-market-picker"))
        .then(({ fillMarketPicker }) => fillMarketPicker(list, href))
        .then(setFilled, () => {});
    };
    const reach = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`[popovertarget="${menuId}"]`)) fill();
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (menu) closeOnLeave(menu, relatedTarget);
    };
    menu?.addEventListener("beforetoggle", fill);
    menu?.addEventListener("focusout", leave);
    document.addEventListener("pointerover", reach, { passive: true });
    document.addEventListener("click", remember);
    // Opened before this script ran.
    if (menu?.matches(":popover-open")) fill();
    return () => {
      menu?.removeEventListener("beforetoggle", fill);
      menu?.removeEventListener("focusout", leave);
      document.removeEventListener("pointerover", reach);
      document.removeEventListener("click", remember);
    };
  }, [menuId, href]);

  return (
    <>
      <div ref={place} />
      {isFilled ? null : (
        <a className="markets-link" href={href}>
          {label}
        </a>
      )}
    </>
  );
}

/** Whoever follows a link to a market has chosen it, wherever the link stands. */
function remember({ target }: MouseEvent): void {
  const chosen = target instanceof Element && target.closest<HTMLElement>("a[data-locale]")?.dataset.locale;
  if (chosen) rememberChoice(chosen);
}
