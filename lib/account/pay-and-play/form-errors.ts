import { defineErrors } from "@/lib/market/messages/error-catalogue";

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
