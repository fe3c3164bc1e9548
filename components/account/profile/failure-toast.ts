import { failureToast } from "@/lib/account/profile/backend-errors";
import type { AccountForm } from "@/lib/account/profile/store";
import { isHandled, markHandled } from "@/lib/core/handled-errors";
import { HttpError } from "@/lib/core/http-errors";
import type { Translator } from "@/lib/market/messages/translator";
import { useToasts } from "@/lib/site/toasts/store";

type ToastForm = AccountForm | "marketing";

/** By form, its last toast of an unknown outcome. It outlives the form, which Cancel and Escape unmount. */
const unknownToasts = new Map<ToastForm, number>();

/** Sending a form again decides the outcome anew: its toast would contradict the next one. */
export function dismissUnknownToast(form: ToastForm): void {
  const id = unknownToasts.get(form);
  if (id !== undefined) useToasts.getState().dismiss(id);
}

/**
 * Shows the toast of a failed change. `unknownText`: that nobody knows whether it was saved; it stays until it is closed or the form
 * is sent again. @returns the error for the form, handled when a toast has shown it
 */
export function showFailureToast(
  form: ToastForm,
  error: unknown,
  t: Translator<"player">,
  unknownText: string,
): unknown {
  const toast = error instanceof HttpError && !isHandled(error) ? failureToast(error) : null;
  if (!toast || !(error instanceof HttpError)) return error;
  const { show } = useToasts.getState();
  if (toast.kind === "unknown") {
    const text = [toast.text, unknownText].filter(Boolean).join(" ");
    unknownToasts.set(form, show("error", text, { timerMs: null }));
  } else show("error", toast.kind === "key" ? t(toast.key) : toast.text);
  return markHandled(error);
}
