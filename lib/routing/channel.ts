import type { Channel } from "./edition";

/** Phones get the mobile channel; a tablet is `web` (CSS chooses its grid). The client hint counts where it is sent. */
export function channelOf(userAgent: string, mobileHint: string | null): Channel {
  if (mobileHint === "?1") return "mobile";
  if (mobileHint === "?0") return "web";
  return /iPhone|iPod|Android.*Mobile|Windows Phone/i.test(userAgent) ? "mobile" : "web";
}
