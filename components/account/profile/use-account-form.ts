import type { FieldValues, Path } from "react-hook-form";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { profileErrors } from "@/lib/account/form-errors";
import { fieldErrorsOf, routeFieldErrors } from "@/lib/account/profile/backend-errors";
import { type AccountForm, useAccountStore } from "@/lib/account/profile/store";
import { FormRefusal } from "@/lib/core/form-refusal";
import { isHandled, markHandled } from "@/lib/core/handled-errors";
import { HttpError } from "@/lib/core/http-errors";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { dismissUnknownToast, showFailureToast } from "./failure-toast";

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
 * "Validation rules"), by the store alone; an error without a field shows in a toast.
 */
export function useAccountForm<Input extends FieldValues, Output>(options: AccountFormOptions<Input, Output>) {
  const { name, onSubmit, draft, aliases } = options;
  const t = useTranslations("player");
  const site = useTranslations("site");
  const fieldErrors = useAccountStore(({ backendErrors }) => backendErrors[name]);
  return useSchemaForm({
    schema: options.schema,
    defaultValues: options.defaultValues,
    ...(draft && { draft }),
    ...(aliases && { aliases }),
    catalogue: profileErrors,
    fieldErrors,
    async onSubmit(values) {
      const { clearBackendErrors } = useAccountStore.getState();
      try {
        clearBackendErrors(name);
        dismissUnknownToast(name);
        await onSubmit(values);
      } catch (error) {
        const isNew = error instanceof HttpError && !isHandled(error);
        const shown = showFailureToast(name, error, t, options.unknownText ?? site("form.unknown"));
        throw isNew ? routed(error, name) : shown;
      }
    },
  });
}

/** Stores the errors of a refused change by form. @returns what is left for this form to show of it as a whole */
function routed(error: HttpError, name: AccountForm): Error {
  const errors = fieldErrorsOf(error);
  const { byForm } = routeFieldErrors(errors);
  useAccountStore.getState().setBackendErrors(byForm);
  if (errors.length === 0 || isHandled(error) || error.status >= 500) return error;
  const { code, message, reference } = error;
  if (byForm[name]?.length === errors.length) return markHandled(error);
  return new FormRefusal({ form: { code, message }, reference }, { cause: error });
}
