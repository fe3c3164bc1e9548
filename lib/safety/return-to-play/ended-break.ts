import { stored, text } from "@/lib/core/browser-storage";
import type { Profile } from "@/lib/session/permissions/schema";

/** The attribute in which the profile names the end of a break whose player has not seen the page after it; assumed. */
export const endedBreakAttribute = "breakEndedAt";

/** When the break ended that the player comes back from, as it was sent; null where there is none to come back from. */
export function endedBreakOf(profile: Pick<Profile, "attributes"> | null | undefined): string | null {
  const endedAt = profile?.attributes[endedBreakAttribute];
  return typeof endedAt === "string" && Date.parse(endedAt) <= Date.now() ? endedAt : null;
}

/** The end of the break after which this tab has led its player to the page: it leads once, and nobody is kept there. */
const led = stored<string>({ owner: "player", key: "return-led", area: "session", version: 1, parse: text });

export const wasLed = (endedAt: string): boolean => led.read() === endedAt;
export const noteLed = (endedAt: string): boolean => led.write(endedAt);
