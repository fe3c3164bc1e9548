import { fetchWords } from "@/lib/market/messages/fetch";
import { useToasts } from "@/lib/site/toasts/store";
import { type EndReason, endReason } from "./sign-out-reason";

/** Says why the session ended: the reason given, or the one that led to this page. */
export async function showEndReason(given?: EndReason): Promise<void> {
  const reason = given ?? endReason.read();
  endReason.forget();
  if (!reason) return;
  const { account } = await fetchWords(location.pathname.split("/")[1] ?? "");
  const words = wordsIn(account, "ended");
  const text = wordsIn(words, reason);
  if (typeof text === "string") useToasts.getState().show("warning", text, { timerMs: null });
}

function wordsIn(words: unknown, key: string): unknown {
  return typeof words === "object" && words !== null ? Reflect.get(words, key) : undefined;
}
