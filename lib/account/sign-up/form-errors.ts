import { defineErrors } from "@/lib/market/messages/error-catalogue";

export const signUpErrors = defineErrors(
  "account.signUp",
  {
    name: "errors.name",
    passwordRule: "errors.passwordRule",
    country: "errors.country",
    accept: "errors.accept",
    birth: "errors.birth",
    birthRefused: "errors.birthRefused",
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
    dateOfBirth: "birthRefused",
    postalCode: "postalCode",
    cpf: "cpf",
  },
);
