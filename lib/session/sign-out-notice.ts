import { loadMessages, pageLocale } from "@/lib/market/messages/fetch";
import { createTranslator } from "@/lib/market/messages/use-translations";
import { useToasts } from "@/lib/site/toasts/store";
import { type EndReason, endReason } from "./sign-out-reason";

/** Says why the session ended: the reason given, or the one that led to this page. */
export async function showEndReason(given?: EndReason): Promise<void> {
  const reason = given ?? endReason.read();
  endReason.forget();
  if (!reason) return;
  await loadMessages("account");
  const t = createTranslator("account", pageLocale());
  useToasts.getState().show("warning", t(`ended.${reason}`), { timerMs: null });
}
