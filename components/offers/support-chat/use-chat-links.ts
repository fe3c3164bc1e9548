"use client";

import { useEffect } from "react";
import { followedLink } from "@/lib/core/followed-link";
import { pageLocale } from "@/lib/market/messages/fetch";
import { openSupportChat } from "@/lib/offers/support-chat/request";
import { paths } from "@/lib/routing/paths";

/** Links to the chat open it over the page that they are on. From a dialog, which would cover it, they lead to its own page. */
export function useChatLinks(): void {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = followedLink(event);
      if (!link || link.pathname !== paths.supportChat(pageLocale()) || link.closest("dialog")) return;
      event.preventDefault();
      openSupportChat();
    };
    // Before the soft navigation follows the link.
    document.addEventListener("click", open, { capture: true });
    return () => document.removeEventListener("click", open, { capture: true });
  }, []);
}
