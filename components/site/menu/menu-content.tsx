"use client";

import { type ReactNode, useEffect, useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";
import type { Product } from "@/lib/market/policy/fields";
import { paintBrowser } from "../document/paint-browser";

const load = () =>
  loadQuietly(() =>
    withMessages(["site.accountMenu", "site.header", "site.menu", "site.navigation"], () => import("./menu-list")),
  );

interface MenuContentProps {
  menuId: string;
  /** Those that are offered here. */
  products: readonly Product[];
  children: ReactNode;
}

/**
 * Fills the menu when it is wanted: once somebody points at its button, tabs onto it or opens it. `children`: what the page comes
 * with. It stays where it is, so that it keeps the focus when the rest arrives around it.
 */
export function MenuContent({ menuId, products, children }: MenuContentProps) {
  const [isWanted, setWanted] = useState(false);
  const { part } = useLazy(load, isWanted);

  useEffect(paintBrowser, []);
  useEffect(() => {
    const menu = document.getElementById(menuId);
    const want = ({ target }: { target: EventTarget | null }) =>
      target instanceof Element && target.closest(`[popovertarget="${menuId}"]`) && setWanted(true);
    const opened = () => setWanted(true);
    // It may have been opened before this ran.
    if (menu?.matches(":popover-open")) opened();
    menu?.addEventListener("toggle", opened);
    document.addEventListener("pointerover", want, { passive: true });
    document.addEventListener("focusin", want);
    return () => {
      menu?.removeEventListener("toggle", opened);
      document.removeEventListener("pointerover", want);
      document.removeEventListener("focusin", want);
    };
  }, [menuId]);

  return (
    <>
      {part && <part.MenuList menuId={menuId} products={products} />}
      {children}
      {part && <part.MenuAppearance />}
    </>
  );
}
