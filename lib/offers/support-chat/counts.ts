import { stored } from "@/lib/core/browser-storage";
import type { ChatState } from "./rules";

type Counts = Pick<ChatState, "unread" | "dismissed">;

/** The counts of the conversation of this tab; null before there is one. A player's go with their sign-out, as the conversation does. */
export const counts = stored<Counts>({ owner: "player", key: "support-chat", area: "session", version: 1, parse });

function parse(value: unknown): Counts | null {
  const { unread, dismissed } = Object(value);
  return isCount(unread) && isCount(dismissed) ? { unread, dismissed } : null;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
