import type { Channel } from "./edition";

/** As much of a `User-Agent` as is read: a real one names its device in the first 200 characters. */
const longestUserAgent = 512;

/** Phones get the mobile channel; a tablet is `web` (CSS chooses its grid). The client hint counts where it is sent. */
export function channelOf(userAgent: string, mobileHint: string | null): Channel {
  if (mobileHint === "?1") return "mobile";
  if (mobileHint === "?0") return "web";
  return /iPhone|iPod|Android.*Mobile|Windows Phone/i.test(userAgent.slice(0, longestUserAgent)) ? "mobile" : "web";
}
