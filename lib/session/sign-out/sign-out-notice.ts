import { loadMessages, pageLocale } from "@/lib/market/messages/fetch";
import { createTranslator } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { useToasts } from "@/lib/site/toasts/store";
import { type EndReason, endReason, readOtherTab } from "./sign-out-reason";

/** Shows why the session ended: the passed reason, or the one that led to this page. */
export async function showEndReason(given?: EndReason): Promise<void> {
  const reason = given ?? endReason.read();
  endReason.forget();
  if (!reason) return;
  await loadMessages("site.session");
  const t = createTranslator("site.session", pageLocale());
  useToasts.getState().show("warning", t(`ended.${reason}`), { timerMs: null });
}

/** In a tab whose session another one has ended: shows the reason, unless the player signed out. */
export async function showSignOutOfOtherTab(): Promise<void> {
  const reason = readOtherTab();
  if (reason === "closed") location.assign(paths.closedAccount(pageLocale()));
  else if (reason) await showEndReason(reason);
}
