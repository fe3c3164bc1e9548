"use client";

import { type RefObject, useEffect } from "react";
import { useChatRequest } from "@/lib/offers/support-chat/request";
import { dispatchChat, useSupportChat } from "@/lib/offers/support-chat/store";

/** Opens the chat with each request for it; the focus goes into it, and back to where it was. */
export function useChatOpening(panel: RefObject<HTMLElement | null>): void {
  const openings = useChatRequest((request) => request.openings);
  const isOpen = useSupportChat((state) => state.isOpen);

  useEffect(() => {
    if (openings > 0) dispatchChat({ type: "opened" });
  }, [openings]);

  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [isOpen, panel]);
}
