import { stored, text } from "@/lib/core/browser-storage";
import type { Profile } from "@/lib/session/permissions/schema";
import { onPlayerChange } from "@/lib/session/player/on-player-change";

/** The attribute in which the profile names the end of a break whose player has not seen the page after it; assumed. */
export const endedBreakAttribute = "breakEndedAt";

/** When the break ended that the player comes back from, as it was sent; null where there is none to come back from. */
export function endedBreakOf(profile: Pick<Profile, "attributes"> | null | undefined): string | null {
  const endedAt = profile?.attributes[endedBreakAttribute];
  return typeof endedAt === "string" && Date.parse(endedAt) <= Date.now() ? endedAt : null;
}

/** The end of the break after which this tab has led its player to the page: it leads once, and nobody is kept there. */
const led = stored<string>({ owner: "player", key: "return-led", area: "session", version: 1, parse: text });

/** The same where the browser does not keep it: then once a document, until the player says that they saw the page. */
let unkept: string | null = null;

export const wasLed = (endedAt: string): boolean => led.read() === endedAt || unkept === endedAt;

export function noteLed(endedAt: string): void {
  unkept = led.write(endedAt) ? null : endedAt;
}

onPlayerChange(() => {
  unkept = null;
});
