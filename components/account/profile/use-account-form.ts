import { useEffect } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { useErrorText } from "@/components/ui/form/error-text";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { fieldErrorsOf, routeFieldErrors } from "@/lib/account/profile/backend-errors";
import { type AccountForm, useAccountStore } from "@/lib/account/profile/store";
import { isHandled } from "@/lib/core/handled-errors";
import { HttpError } from "@/lib/core/http-errors";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { dismissUnknownToast, failureOfForm, showFailureToast } from "./failure-toast";
import { fieldText } from "./field-text";

interface AccountFormOptions<Input extends FieldValues, Output> {
  name: AccountForm;
  schema: Parameters<typeof useSchemaForm<Input, Output>>[0]["schema"];
  defaultValues: Input;
  /** That nobody knows whether the change was saved, in the form's own words. */
  unknownText?: string;
  /** Passwords are never kept. */
  draft?: string;
  aliases?: Readonly<Record<string, Path<Input>>>;
  /** Sends the change; shows its own toast. */
  onSubmit(values: Output): Promise<unknown>;
}

/**
 * A form of the account page. The platform's field errors go to the form that they belong to, this one or another (specification
 * "Validation rules"); an error without a field shows in a toast.
 */
export function useAccountForm<Input extends FieldValues, Output>(options: AccountFormOptions<Input, Output>) {
  const { name, onSubmit, draft, aliases } = options;
  const t = useTranslations("player");
  const site = useTranslations("site");
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
        dismissUnknownToast(name);
        await onSubmit(values);
      } catch (error) {
        showFailureToast(name, error, t, options.unknownText ?? site("form.unknown"));
        throw error instanceof HttpError && !isHandled(error) ? routed(error, name) : error;
      }
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: errors of another form's call, shown when they arrive
  useEffect(() => {
    if (errors.length > 0) form.setFieldErrors(errors);
  }, [errors]);

  return { form, failure: failureOfForm(form.failure) };
}

/** Stores the errors of a refused change by form. @returns the error as this form sees it */
function routed(error: HttpError, name: AccountForm): HttpError {
  const { byForm, others } = routeFieldErrors(fieldErrorsOf(error));
  useAccountStore.getState().setBackendErrors(byForm);
  const { status, code, message } = error;
  return new HttpError(status, { code, message, validationErrors: [...(byForm[name] ?? []), ...others] });
}
