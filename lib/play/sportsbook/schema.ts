import { messageSchema } from "@/lib/core/frame/frame-messages";
import { guardSchema } from "@/lib/core/http/http";

/** What our server opened: the frame's address, and whether the sportsbook knows the player. */
export interface OpenedFrame {
  url: string;
  isKnown: boolean;
}

export const OpenedFrame = guardSchema((value): value is OpenedFrame => {
  const { url, isKnown } = Object(value);
  return typeof url === "string" && typeof isKnown === "boolean";
});

/** What the frame may say: that it is there, where it is, that the balance may have changed. */
export type SportsbookMessage = { event: "ready" | "balance-changed" } | { event: "place"; path: string };

/** A message with anything more in it, such as a figure, is none. */
export const SportsbookMessage = messageSchema((data): SportsbookMessage | null => {
  const { type, event, path, ...more } = Object(data);
  if (type !== "sportsbook" || Object.keys(more).length > 0) return null;
  if (event === "place") return typeof path === "string" ? { event, path } : null;
  return path === undefined && (event === "ready" || event === "balance-changed") ? { event } : null;
});
