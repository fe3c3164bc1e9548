import { messageSchema } from "@/lib/core/frame/frame-messages";

/** What the page of the chat tells. */
export type ChatMessage = { event: "ready" } | { event: "close" } | { event: "unread"; count: number };

/** More unread messages than these are not counted. */
export const mostUnread = 99;

export const chatMessages = messageSchema<ChatMessage>((data) => {
  const { type, event, count } = Object(data);
  if (type !== "chat") return null;
  if (event === "ready" || event === "close") return { event };
  if (event !== "unread" || !Number.isSafeInteger(count) || count < 0) return null;
  return { event, count: Math.min(count, mostUnread) };
});

/** What the site tells the page of the chat. `token`: of the player, by their identity claim; null for a visitor. */
export type ChatCommand = { command: "open" | "close" } | { command: "identify"; token: string | null };

/** The partner's page for a reader. */
export function chatFrameUrl(address: string, { tag, theme }: { tag: string; theme: "light" | "dark" }): string {
  const url = new URL(address);
  url.searchParams.set("language", tag);
  url.searchParams.set("theme", theme);
  return url.href;
}
