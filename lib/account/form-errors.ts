import { defineErrors } from "@/lib/market/messages/error-catalogue";

/** What the error codes of the forms of this area read as. */

export const loginErrors = defineErrors("account.login", {
  "email:required": "missingEmail",
  "password:required": "missingPassword",
});

/** Any other code of the amount is one of its notation, which the field itself words. */
export const bankAmountErrors = defineErrors(
  "account.payAndPlay",
  { zero: "zero", refused: "refused" },
  { amount: "required" },
);

export const bankDetailsErrors = defineErrors(
  "account.payAndPlay",
  {
    "error.same.customer.info.detected": "same",
    "error.unauthorized": "over",
  },
  { email: "email", phone: "phone" },
);

export const profileErrors = defineErrors("account.profile", {
  passwordSame: "errors.passwordSame",
  postalCode: "errors.postalCode",
  "error.postal_code.invalid": "errors.postalCode",
  "error.old_password.incorrect": "error.old_password.incorrect",
});

export const signUpErrors = defineErrors(
  "account.signUp",
  {
    name: "errors.name",
    passwordRule: "errors.passwordRule",
    country: "errors.country",
    accept: "errors.accept",
    birth: "errors.birth",
    postalCode: "errors.postalCode",
    cpf: "errors.cpf",
    "error.registration.player_already_exists": "error.registration.player_already_exists",
    "error.cpf.duplicate_found": "error.cpf.duplicate_found",
    "error.signup.unhandled": "error.signup.unhandled",
    "error.country.blocked": "error.country.blocked",
    "error.captcha.validation": "error.captcha.validation",
    "error.vonage.validation": "error.vonage.validation",
    "error.system.error": "error.system.error",
    "error.same.customer.info.detected": "error.same.customer.info.detected",
  },
  {
    firstName: "name",
    lastName: "name",
    email: "email",
    password: "passwordRule",
    phone: "phone",
    dateOfBirth: "birth",
    postalCode: "postalCode",
    cpf: "cpf",
  },
);
