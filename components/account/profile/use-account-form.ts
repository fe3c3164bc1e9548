import { useEffect } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { useErrorText } from "@/components/ui/form/error-text";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { failureToast, fieldErrorsOf, routeFieldErrors } from "@/lib/account/profile/backend-errors";
import { type AccountForm, useAccountStore } from "@/lib/account/profile/store";
import { isHandled } from "@/lib/core/handled";
import { HttpError } from "@/lib/core/http-errors";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { useToasts } from "@/lib/site/toasts/store";
import { fieldText } from "./field-text";

interface AccountFormOptions<Input extends FieldValues, Output> {
  name: AccountForm;
  schema: Parameters<typeof useSchemaForm<Input, Output>>[0]["schema"];
  defaultValues: Input;
  /** Passwords are never kept. */
  draft?: string;
  aliases?: Readonly<Record<string, Path<Input>>>;
  /** Sends the change; says what was done in a toast of its own. */
  onSubmit(values: Output): Promise<unknown>;
}

/**
 * A form of the account page. The platform's field errors go to the form that they belong to, this one or another (specification
 * "Validation rules"); what no field is to blame for is said in a toast.
 */
export function useAccountForm<Input extends FieldValues, Output>(options: AccountFormOptions<Input, Output>) {
  const { name, onSubmit, draft, aliases } = options;
  const t = useTranslations("player");
  const common = useErrorText();
  const errors = useAccountStore(({ backendErrors }) => backendErrors[name]);
  const form = useSchemaForm<Input, Output>({
    schema: options.schema,
    defaultValues: options.defaultValues,
    ...(draft && { draft }),
    ...(aliases && { aliases }),
    errorText: (code) => fieldText(code, t) ?? common(code),
    async onSubmit(values) {
      const { clearBackendErrors } = useAccountStore.getState();
      try {
        clearBackendErrors(name);
        await onSubmit(values);
      } catch (error) {
        throw error instanceof HttpError && !isHandled(error) ? routed(error, name, t) : error;
      }
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: errors of another form's call, said once they come
  useEffect(() => {
    if (errors.length > 0) form.setFieldErrors(errors);
  }, [errors]);

  const { failure } = form;
  // What a toast has said is not said twice.
  const isShownAtField = failure?.kind === "refused" && failureToast(failure.error) !== null;
  return { form, failure: isShownAtField ? null : failure };
}

/** Shows the toast of a refused change and stores its errors by form. @returns the error as this form sees it */
function routed(error: HttpError, name: AccountForm, t: ReturnType<typeof useTranslations<"player">>): HttpError {
  const toast = failureToast(error);
  if (toast) useToasts.getState().show("error", toast.kind === "key" ? t(toast.key) : toast.text);
  const { byForm, others } = routeFieldErrors(fieldErrorsOf(error));
  useAccountStore.getState().setBackendErrors(byForm);
  const { status, code, message } = error;
  return new HttpError(status, { code, message, validationErrors: [...(byForm[name] ?? []), ...others] });
}
