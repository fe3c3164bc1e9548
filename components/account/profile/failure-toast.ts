import { failureToast } from "@/lib/account/profile/backend-errors";
import type { SubmitFailure } from "@/lib/core/form";
import { isHandled } from "@/lib/core/handled";
import { HttpError } from "@/lib/core/http-errors";
import type { Translator } from "@/lib/market/messages/translator";
import { useToasts } from "@/lib/site/toasts/store";

/** Shows the toast of a failed change. `unknownText`: that nobody knows whether it was saved; it stays until it is closed. */
export function showFailureToast(error: unknown, t: Translator<"player">, unknownText: string): void {
  const toast = error instanceof HttpError && !isHandled(error) ? failureToast(error) : null;
  if (!toast) return;
  const { show } = useToasts.getState();
  if (toast.kind === "unknown") show("error", [toast.text, unknownText].filter(Boolean).join(" "), { timerMs: null });
  else show("error", toast.kind === "key" ? t(toast.key) : toast.text);
}

/** The failure that the form itself shows: none that a toast has shown. */
export const failureOfForm = (failure: SubmitFailure | null): SubmitFailure | null =>
  failure?.error instanceof HttpError && failureToast(failure.error) ? null : failure;
