"use client";

import { useEffect, useRef, useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

const load = () =>
  loadQuietly(() => withMessages(["offers.inboxCount"], () => import("@/components/offers/inbox/inbox-count")));

/** How many messages are unread, beside a link to the inbox. In a menu it is read once the menu is opened. */
export function InboxCountIsland() {
  const place = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(false);
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(load, isShown && isPlayer);
  useEffect(() => {
    const menu = place.current?.closest("[popover]");
    const show = () => setShown(true);
    // Beside a page it is in sight; a menu may have been opened before this ran.
    if (!menu || menu.matches(":popover-open")) show();
    menu?.addEventListener("beforetoggle", show, { once: true });
    return () => menu?.removeEventListener("beforetoggle", show);
  }, []);
  return <span ref={place}>{part && isPlayer ? <part.InboxCount /> : null}</span>;
}
