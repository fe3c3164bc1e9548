import { defineErrors } from "@/lib/market/messages/error-catalogue";

/** Any other code of the amount is one of its notation or its range, which the field itself words. */
export const depositErrors = defineErrors(
  "money.deposit",
  {
    overLimit: "errors.overLimit",
    /** The platform's check leaves less, and does not say by which limit. */
    overLeft: "errors.overLeft",
    /** The request was refused by a limit that leaves a part. */
    SELF_LIMIT_REACHED: "errors.overLimit",
    SELF_SPEND_LIMIT_REACHED: "errors.overSpendLimit",
    WITHDRAWAL_LIMIT_REACHED: "errors.overPaymentLimit",
    /** An earlier deposit is not settled yet. */
    open: "errors.open",
    /** A break was asked for, whose answer has not come. */
    break: "errors.break",
    /** The player asked this device for hours without deposits. */
    lockHours: "errors.lockHours",
    /** The partner's page has an address that it may not have. */
    cashier: "errors.cashier",
    /** The terms of the bonus: not read, not accepted, an acceptance that was not recorded, and those of a code that were not shown yet. */
    termsUnread: "errors.termsUnread",
    "error.bonus.consent_missing": "errors.agreeFirst",
    consentUnsaved: "errors.consentUnsaved",
    readTerms: "errors.readTerms",
    /** The platform does not take the code. */
    bonusCode: "errors.bonusCode",
    /** Switched off since the form was opened. */
    "error.player.bonuses_off": "errors.bonusesOff",
    "error.deposit.bonus_gone": "errors.bonusGone",
    "error.bonus.active.same.vertical.already.exists": "errors.bonusRuns",
    "error.bonus.active.triggered.already.exists": "errors.bonusRuns",
    "error.deposit.amount": "errors.amount",
    "error.deposit.not_allowed": "errors.notAllowed",
  },
  { amount: "required", methodId: "required" },
);
