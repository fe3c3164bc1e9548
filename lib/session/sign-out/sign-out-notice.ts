import { loadMessages, pageLocale } from "@/lib/market/messages/fetch";
import { createTranslator } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { idlePlayerDialog } from "@/lib/site/dialogs/site-dialogs";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useToasts } from "@/lib/site/toasts/store";
import { endReason, type ForcedEnd, isBreak, readOtherTab } from "./sign-out-reason";

/** Shows why the session ended: the passed reason, or the one that led to this page. A closed account has a page that shows it. */
export async function showEndReason(given?: ForcedEnd): Promise<void> {
  const reason = given ?? endReason.read();
  endReason.forget();
  if (!reason) return;
  if (reason === "closed") return location.assign(paths.closedAccount(pageLocale()));
  if (reason === "idle" || reason === "idleHere")
    return useDialogs.getState().open(idlePlayerDialog, { isConfirmed: reason === "idle" });
  await loadMessages("site.session");
  const t = createTranslator("site.session", pageLocale());
  useToasts.getState().show(isBreak(reason) ? "success" : "warning", t(`ended.${reason}`), { timerMs: null });
}

/** In a tab whose session another one has ended: shows the reason, unless the player signed out. */
export async function showSignOutOfOtherTab(): Promise<void> {
  const reason = readOtherTab();
  if (reason) await showEndReason(reason);
}
