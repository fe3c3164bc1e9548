"use client";

import { useEffect, useRef, useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";

const load = () => loadQuietly(() => withMessages(["account"], () => import("./closed-areas")));

/** What is closed to the player, read once the menu that it stands in is opened. */
export function ClosedAreasIsland({ helpHref }: { helpHref: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpened, setOpened] = useState(false);
  const { part } = useLazy(load, isOpened);
  useEffect(() => {
    const menu = place.current?.closest("[popover]");
    const open = () => setOpened(true);
    menu?.addEventListener("beforetoggle", open, { once: true });
    return () => menu?.removeEventListener("beforetoggle", open);
  }, []);
  return <div ref={place}>{part ? <part.ClosedAreas helpHref={helpHref} /> : null}</div>;
}
