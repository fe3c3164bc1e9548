import { load } from "@/lib/core/lazy-import";
import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { useDialogs } from "@/lib/site/dialogs/store";
import { stopMarketing } from "@/lib/site/marketing/stop";
import { saveReturn } from "../sign-in/return-path";
import { type Player, playerIn } from "../state";
import { hasIntent } from "../storage-probes";
import { useSession } from "../store";
import { signOut } from "./sign-out";
import { showEndReason } from "./sign-out-notice";
import { endReason, endsEverywhere, type ForcedEnd, isBreak, notifyOtherTabs } from "./sign-out-reason";

let ending: Promise<void> | null = null;
/** Why the session that is ending ends. */
let known: ForcedEnd = "expired";
/** Whose session it is: soon nobody is signed in any more. */
let leaver: Player | null = null;
let settling: Promise<void> = Promise.resolve();

/**
 * Ends the session because a call was refused, the player is idle, has used up a limit or has begun a break: signs out, goes home and shows the reason, once
 * however many calls were refused. The page is stored as the return path after signing in (ruling 4). A player whose account was closed
 * is redirected to its page, and has no place to return to (LOGIN-010), nor has one who has begun a break (LIMIT-028): whichever call
 * brings the news first, these two end the sign-ins of the player's other devices too, also where another reason came before them: the
 * rest of the end is theirs then. A document load, so that nothing of the player is left, apart from a browser that keeps nothing: there this
 * page shows the reason.
 */
export function endSession(reason: ForcedEnd): Promise<void> {
  if (ending && endsEverywhere(reason) && !endsEverywhere(known)) {
    announce(reason);
    if (leaver) settling = settleIntents(reason, leaver);
    void signOut({ isOver: true, everywhere: true });
  }
  ending ??= end(reason).finally(() => {
    ending = null;
  });
  return ending;
}

function announce(reason: ForcedEnd): void {
  known = reason;
  notifyOtherTabs(reason);
  // For the next page, in case that the player leaves this one before the services have heard of it.
  endReason.write(reason);
  if (isBreak(reason)) stopMarketing(playerIn(useSession.getState())?.signedInAt);
}

/** What it needs is loaded only where the browser keeps an intent. Never rejects. */
async function settleIntents(reason: ForcedEnd, player: Player): Promise<void> {
  if (!hasIntent()) return;
  await load(() => import("../intents/confirm")).then(
    ({ confirmBy }) => confirmBy(reason, player),
    () => {},
  );
}

async function end(first: ForcedEnd): Promise<void> {
  const { pathname, search } = location;
  const home = paths.home(localeOfPath(pathname));
  announce(first);
  leaver = playerIn(useSession.getState());
  settling = leaver ? settleIntents(first, leaver) : Promise.resolve();
  await signOut({
    isOver: !["refused", "idle", "idleHere", "limit"].includes(first),
    everywhere: endsEverywhere(first),
  });
  await settling;
  const reason = known;
  if (reason === "closed") return showEndReason(reason);
  const isHome = pathname === home;
  // Where the browser keeps nothing, the next page would not know it.
  if (endReason.read() === null) return showEndReason(reason);
  // A dialog that is open is the player's, and would cover the reason.
  if (isHome && useDialogs.getState().requests.length === 0) return showEndReason(reason);
  if (!isHome && !isBreak(reason))
    saveReturn({ path: pathname + search, label: document.querySelector("h1")?.textContent?.trim() || null });
  location.assign(home);
}
