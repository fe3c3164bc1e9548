import { defineErrors } from "@/lib/market/messages/error-catalogue";

export const loginErrors = defineErrors("account.login", {
  "email:required": "missingEmail",
  "password:required": "missingPassword",
});
