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
    /** A smaller amount may be possible. */
    SELF_LIMIT_REACHED: "errors.refused",
    SELF_SPEND_LIMIT_REACHED: "errors.refused",
    WITHDRAWAL_LIMIT_REACHED: "errors.refused",
    /** These have screens of their own, but where verification may wait. */
    FORBIDDEN: "errors.refused",
    RESTRICTED: "errors.refused",
    DOCUMENTS_UNDER_REVIEW: "errors.verification",
    DOCUMENTS_REQUIRED_RESTRICTED: "errors.verification",
    DOCUMENTS_REQUIRED: "errors.verification",
    DOCUMENTS_PREFERRED: "errors.verification",
    "error.withdrawal.amount": "errors.range",
    "error.withdrawal.method": "errors.notUsed",
  },
  { amount: "required", methodId: "required" },
);
