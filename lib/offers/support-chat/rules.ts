/** The support chat as the visitor has it. */
export interface ChatState {
  isOpen: boolean;
  /** Messages that arrived and were not read, by the partner's count. */
  unread: number;
  /** How many of them the visitor has put away by closing: only more show the chat again. */
  dismissed: number;
}

export type ChatEvent =
  | { type: "unread"; count: number }
  | { type: "opened" }
  | { type: "closed" }
  /** From a main page to another one. */
  | { type: "left-main-pages" };

export const closedChat: ChatState = { isOpen: false, unread: 0, dismissed: 0 };

export function nextChat(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case "unread":
      // Who has the conversation before their eyes reads what arrives.
      if (state.isOpen) return state;
      return { ...state, unread: event.count, dismissed: Math.min(state.dismissed, event.count) };
    case "opened":
      return { isOpen: true, unread: 0, dismissed: 0 };
    case "closed":
      return { ...state, isOpen: false, dismissed: state.unread };
    case "left-main-pages":
      return { ...state, isOpen: false };
  }
}

/** What is shown of the chat: the conversation, a notice of unread messages, or nothing. */
export function shownPart({ isOpen, unread, dismissed }: ChatState, isOnMainPage: boolean): "panel" | "news" | null {
  if (isOpen) return "panel";
  return isOnMainPage && unread > dismissed ? "news" : null;
}

/** The first segments of the main pages below the locale; home has none. */
const mainPages = ["", "sportsbook", "virtuals", "online-casino", "live-casino-online", "promotions"];

/** Is it a main page, where unread messages show the chat? A game is none, wherever it is below. */
export function isMainPage(pathname: string): boolean {
  const [, , first = ""] = pathname.split("/");
  return mainPages.includes(first) && !pathname.includes("/play/");
}
