import type { FieldError, HttpError } from "@/lib/core/http/http-errors";
import { type AccountForm, accountForms, type BackendErrors } from "./store";

/** The platform reports a wrong password by the code of the response. */
export const wrongOldPassword = "error.old_password.incorrect";

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
export function fieldErrorsOf({
  code,
  message,
  fieldErrors,
}: Pick<HttpError, "code" | "message" | "fieldErrors">): readonly FieldError[] {
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
