import { stored, text } from "@/lib/core/browser-storage";

/** Under these keys a player's values were kept before stored values named their owner (docs/decisions/0081). */
const earlierKeys = [
  "bonus-code",
  "closed",
  "drafts",
  "favourite-after-login",
  "password-reset",
  "play-session",
  "return-after-login",
  "sent-to",
  "sign-up",
];

/** Removes what an earlier release left of a player: nothing reads it any more, and no sign-out would find it. */
export function dropEarlierValues(): void {
  for (const key of earlierKeys)
    for (const area of ["local", "session"] as const)
      stored({ owner: "browser", key, area, version: 1, parse: text }).forget();
}
