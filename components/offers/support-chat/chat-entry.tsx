"use client";

import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";

const load = () =>
  loadQuietly(() => withMessages(["offers.supportChat", "site.form", "site.query"], () => import("./chat-door")));

/** The way into the chat on its own page. */
export function ChatEntry() {
  const { part } = useLazy(load, true);
  return <div className="min-h-11">{part ? <part.ChatDoor /> : null}</div>;
}
