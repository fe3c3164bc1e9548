import { defineErrors } from "@/lib/market/messages/error-catalogue";

export const profileErrors = defineErrors("account.profile", {
  passwordSame: "errors.passwordSame",
  postalCode: "errors.postalCode",
  "error.postal_code.invalid": "errors.postalCode",
  "error.old_password.incorrect": "error.old_password.incorrect",
});
