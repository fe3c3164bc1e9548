import { stopMarketing } from "@/lib/site/marketing/stop";
import type { LoginFailure } from "./failure";

/** Whoever is refused because of a time-out or an exclusion is in one: nothing of marketing is loaded here until somebody logs in. */
export function noteBreak({ kind }: LoginFailure): void {
  if (kind === "time-out" || kind === "exclusion") stopMarketing();
}
