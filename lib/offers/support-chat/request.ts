import { create } from "zustand";
import { useConsent } from "@/lib/site/consent/choice";
import { mayUse } from "@/lib/site/consent/gate";
import { afterFirstInteraction } from "@/lib/site/first-interaction";
import { counts } from "./counts";

interface ChatRequest {
  /** May the chat be loaded: by consent, or because the visitor has asked for it? */
  isWanted: boolean;
  /** Grows with each opening by hand. */
  openings: number;
}

export const useChatRequest = create<ChatRequest>()(() => ({ isWanted: false, openings: 0 }));

/** Opens the chat by hand, on any page. A press is the visitor's own act: it loads the chat whatever was said about cookies. */
export const openSupportChat = (): void =>
  useChatRequest.setState(({ openings }) => ({ isWanted: true, openings: openings + 1 }));

/**
 * Loads the chat at the first sign that its visitor stays, once they allow what makes the site more comfortable: it may have news
 * then. A page that is only looked at loads nothing of it; a conversation of this tab goes on without a sign. A later refusal ends a
 * chat that was not opened by hand. Returns what ends it.
 */
export function followChatConsent(): () => void {
  const follow = () => useChatRequest.setState(({ openings }) => ({ isWanted: openings > 0 || mayUse("performance") }));
  let stop = () => {};
  const start = () => {
    follow();
    stop = useConsent.subscribe(follow);
  };
  if (counts.read()) start();
  else stop = afterFirstInteraction(start);
  return () => stop();
}
