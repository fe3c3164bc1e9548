import { create } from "zustand";
import { counts } from "./counts";
import { type ChatEvent, type ChatState, closedChat, nextChat } from "./rules";

export const useSupportChat = create<ChatState>()(() => ({ ...closedChat, ...counts.read() }));

export function dispatchChat(event: ChatEvent): void {
  const next = nextChat(useSupportChat.getState(), event);
  useSupportChat.setState(next);
  counts.write({ unread: next.unread, dismissed: next.dismissed });
}

/** Another person, or nobody any more, is signed in: nothing of the last one stays. */
export function forgetChat(): void {
  useSupportChat.setState(closedChat);
  counts.forget();
}
