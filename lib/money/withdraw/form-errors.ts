import { defineErrors } from "@/lib/market/messages/error-catalogue";

/** Any other code of the amount is one of its notation or its range, which the field itself words. */
export const withdrawErrors = defineErrors(
  "money.withdraw",
  {
    /** What is possible is less than the method pays out. */
    range: "errors.range",
    /** An earlier withdrawal, or the end of a bonus, is not settled yet. */
    open: "errors.open",
    /** It could not be read whether a bonus runs. */
    bonus: "errors.bonus",
    NOT_ENOUGH_FUNDS: "errors.funds",
    EXCEEDS_KYC_LIMIT: "errors.verification",
    FAILURE: "errors.refused",
    "error.withdrawal.amount": "errors.range",
    "error.withdrawal.method": "errors.notUsed",
  },
  { amount: "required", methodId: "required" },
);
