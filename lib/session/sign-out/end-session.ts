import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { saveReturn } from "../sign-in/return-path";
import { signOut } from "./sign-out";
import { showEndReason } from "./sign-out-notice";
import { endReason, type ForcedEnd, notifyOtherTabs } from "./sign-out-reason";

let ending: Promise<void> | null = null;

/**
 * Ends the session because a call was refused: signs out, goes home and shows the reason, once however many calls were refused. The
 * page is stored as the return path after signing in (ruling 4). A player whose account was closed is redirected to its page,
 * and has no place to return to (LOGIN-010). A document load, so that nothing of the player is left.
 */
export function endSession(reason: ForcedEnd): Promise<void> {
  ending ??= end(reason).finally(() => {
    ending = null;
  });
  return ending;
}

async function end(reason: ForcedEnd): Promise<void> {
  const { pathname, search } = location;
  const home = paths.home(localeOfPath(pathname));
  notifyOtherTabs(reason);
  await signOut(reason !== "refused");
  if (reason === "closed") return location.assign(paths.closedAccount(localeOfPath(pathname)));
  if (pathname === home) return showEndReason(reason);
  saveReturn({ path: pathname + search, label: document.querySelector("h1")?.textContent?.trim() || null });
  endReason.write(reason);
  location.assign(home);
}
