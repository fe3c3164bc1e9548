import type { FieldValues } from "react-hook-form";
import { type ToastFormOptions, useToastForm } from "@/components/site/toasts/use-toast-form";
import { fieldErrorsOf, routeFieldErrors, wrongOldPassword } from "@/lib/account/profile/failure";
import { profileErrors } from "@/lib/account/profile/form-errors";
import { type AccountForm, useAccountStore } from "@/lib/account/profile/store";
import { FormRefusal } from "@/lib/core/form/form-refusal";
import { isHandled, markHandled } from "@/lib/core/http/handled-errors";
import { HttpError } from "@/lib/core/http/http-errors";
import { failureToast } from "@/lib/site/toasts/failure-toast";

interface AccountFormOptions<Input extends FieldValues, Output>
  extends Omit<ToastFormOptions<Input, Output, "account.profile">, "catalogue" | "fieldErrors" | "toastCodes"> {
  name: AccountForm;
}

const toastCodes = [wrongOldPassword];

/**
 * A form of the account page. The platform's field errors go to the form that they belong to, this one or another (specification
 * "Validation rules"), by the store alone.
 */
export function useAccountForm<Input extends FieldValues, Output>(options: AccountFormOptions<Input, Output>) {
  const { name, onSubmit } = options;
  return useToastForm({
    ...options,
    catalogue: profileErrors,
    toastCodes,
    fieldErrors: useAccountStore(({ backendErrors }) => backendErrors[name]),
    async onSubmit(values, signal) {
      useAccountStore.getState().clearBackendErrors(name);
      try {
        await onSubmit(values, signal);
      } catch (error) {
        throw error instanceof HttpError && !isHandled(error) ? routed(error, name) : error;
      }
    },
  });
}

/** Stores the errors of a refused change by form. @returns what is left for a toast, or for this form as a whole */
function routed(error: HttpError, name: AccountForm): Error {
  const errors = fieldErrorsOf(error);
  const { byForm } = routeFieldErrors(errors);
  useAccountStore.getState().setBackendErrors(byForm);
  if (errors.length === 0 || error.status >= 500 || failureToast(error, toastCodes)) return error;
  if (byForm[name]?.length === errors.length) return markHandled(error);
  const { code, message, reference } = error;
  return new FormRefusal({ form: { code, message }, reference }, { cause: error });
}
