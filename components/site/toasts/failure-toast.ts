import { isHandled, markHandled } from "@/lib/core/http/handled-errors";
import { HttpError } from "@/lib/core/http/http-errors";
import type { ErrorReader } from "@/lib/market/messages/error-catalogue";
import { failureToast } from "@/lib/site/toasts/failure-toast";
import { useToasts } from "@/lib/site/toasts/store";

/** By form, its last toast of an unknown outcome. It outlives the form, which Cancel and Escape unmount. */
const unknownToasts = new Map<string, number>();

/** Sending a form again decides the outcome anew: its toast would contradict the next one. */
export function dismissUnknownToast(form: string): void {
  const id = unknownToasts.get(form);
  if (id !== undefined) useToasts.getState().dismiss(id);
}

interface FailedForm {
  name: string;
  errors: ErrorReader;
  /** The codes that a toast shows whatever their status. */
  toastCodes: readonly string[] | undefined;
  /** That nobody knows whether the change was saved; it stays until it is closed or the form is sent again. */
  unknownText: string;
}

/** Shows the toast of a failed change. @returns the error for the form, handled when a toast has shown it */
export function showFailureToast(error: unknown, { name, errors, toastCodes, unknownText }: FailedForm): unknown {
  if (!(error instanceof HttpError) || isHandled(error)) return error;
  const toast = failureToast(error, toastCodes);
  if (!toast) return error;
  const { show } = useToasts.getState();
  if (toast.kind === "unknown") {
    const text = [toast.text, unknownText].filter(Boolean).join(" ");
    unknownToasts.set(name, show("error", text, { timerMs: null }));
  } else show("error", toast.kind === "code" ? errors.ofForm({ code: toast.code }) : toast.text);
  return markHandled(error);
}
