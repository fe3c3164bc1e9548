import type { FieldError } from "@/lib/core/http-errors";
import { type AccountForm, accountForms, type BackendErrors } from "./store";

const wrongOldPassword = "error.old_password.incorrect";

/** The fields of each form, by the platform's names. */
const fields: Readonly<Record<AccountForm, readonly string[]>> = {
  address: ["street", "city", "postalCode", "countryCode"],
  language: ["language", "languageCode"],
  phone: ["phone", "phonePrefix", "phoneBody", "mobilePhone", "pincode"],
  password: ["oldPassword", "newPassword", "password"],
  province: ["province", "provinceCode"],
};

/** The form that a field error belongs to: by the object that it names, else by its field. Null for one of no form. */
function formOf({ objectName, field }: FieldError): AccountForm | null {
  const named = accountForms.find((form) => objectName === form || objectName.startsWith(`${form}.`));
  return named ?? accountForms.find((form) => fields[form].includes(field)) ?? null;
}

/** The errors of single fields, with a wrong old password among them, which the platform reports by the code of the response. */
export function fieldErrorsOf({ code, message, fieldErrors }: Failure): readonly FieldError[] {
  if (code !== wrongOldPassword || fieldErrors.length > 0) return fieldErrors;
  const [objectName, field] = ["password", "oldPassword"];
  return [{ objectName, field, rejectedValue: null, status: null, message, code }];
}

/** Routes the platform's field errors to the forms; `others` belong to none of them. */
export function routeFieldErrors(errors: readonly FieldError[]): {
  byForm: Partial<BackendErrors>;
  others: readonly FieldError[];
} {
  const byForm: Partial<Record<AccountForm, FieldError[]>> = {};
  const others: FieldError[] = [];
  for (const error of errors) {
    const form = formOf(error);
    if (form === null) others.push(error);
    else byForm[form] = [...(byForm[form] ?? []), error];
  }
  return { byForm, others };
}

/** The toast of a failed change (specification "The error catalogue"). */
export type FailureToast =
  /** The platform's own sentence. */
  | { kind: "message"; text: string }
  | { kind: "key"; key: typeof wrongOldPassword | "error.oops.tryAgain" }
  /** The platform's own sentence, which may be empty, and that nobody knows whether the change was saved. */
  | { kind: "unknown"; text: string };

interface Failure {
  status: number;
  code: string | null;
  message: string;
  fieldErrors: readonly FieldError[];
}

/** The toast of a refused change; null when fields show their own errors. */
export function failureToast({ status, code, message, fieldErrors }: Failure): FailureToast | null {
  if (code === wrongOldPassword) return { kind: "key", key: code };
  if (status === 500) return { kind: "unknown", text: message };
  if (status === 404)
    return message === "" ? { kind: "key", key: "error.oops.tryAgain" } : { kind: "message", text: message };
  return status === 400 && fieldErrors.length === 0 ? { kind: "key", key: "error.oops.tryAgain" } : null;
}
