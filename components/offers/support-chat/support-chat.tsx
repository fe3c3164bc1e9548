"use client";

import { useEffect } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";
import { followChatConsent, useChatRequest } from "@/lib/offers/support-chat/request";

const load = () => loadQuietly(() => withMessages(["offers.supportChat"], () => import("./chat-widget")));

/** The place of the support chat on every page. Nothing of the chat is loaded before it may be, or is asked for. */
export function SupportChat() {
  const isWanted = useChatRequest((request) => request.isWanted);
  const { part } = useLazy(load, isWanted);
  useEffect(followChatConsent, []);
  return part && isWanted ? <part.ChatWidget /> : null;
}
