"use client";

import { useEffect, useRef, useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";

const load = () =>
  loadQuietly(() =>
    withMessages(["account.notices", "site.accountMenu", "site.form", "site.query"], () => import("./menu-notices")),
  );

/** The entries of the menu that depend on the player, read once the menu around them is opened. */
export function MenuNoticesIsland({ helpHref }: { helpHref: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpened, setOpened] = useState(false);
  const { part } = useLazy(load, isOpened);
  useEffect(() => {
    const menu = place.current?.closest("[popover]");
    const open = () => setOpened(true);
    // It may have been opened before this ran.
    if (menu?.matches(":popover-open")) open();
    menu?.addEventListener("beforetoggle", open, { once: true });
    return () => menu?.removeEventListener("beforetoggle", open);
  }, []);
  return (
    <div ref={place} className="grid">
      {part ? <part.MenuNotices helpHref={helpHref} /> : null}
    </div>
  );
}
