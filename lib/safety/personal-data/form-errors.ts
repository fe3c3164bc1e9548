import { defineErrors } from "@/lib/market/messages/error-catalogue";

export const dataRequestErrors = defineErrors("safety.personalData", {
  "error.data_request.open": "request.alreadyOpen",
});
