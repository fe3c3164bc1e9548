import { fetchWords } from "@/lib/site/messages/fetch";
import { useToasts } from "@/lib/site/toasts/store";
import { type EndReason, endedKey } from "./end-reason";

const isReason = (value: unknown): value is EndReason => value === "expired" || value === "refused";

/** Says why the session ended: the reason given, or the one that led to this page. */
export async function showEndReason(given?: EndReason): Promise<void> {
  const reason = given ?? sessionStorage.getItem(endedKey);
  sessionStorage.removeItem(endedKey);
  if (!isReason(reason)) return;
  const { account } = await fetchWords(location.pathname.split("/")[1] ?? "");
  const words = wordsIn(account, "ended");
  const text = wordsIn(words, reason);
  if (typeof text === "string") useToasts.getState().show("warning", text, { timerMs: null });
}

function wordsIn(words: unknown, key: string): unknown {
  return typeof words === "object" && words !== null ? Reflect.get(words, key) : undefined;
}
