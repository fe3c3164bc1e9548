import { defineErrors } from "@/lib/market/messages/error-catalogue";

export const bonusCodeErrors = defineErrors("offers.bonusCode", {
  "error.bonus_code.not_found": "errors.notFound",
  "error.bonus_code.used": "errors.used",
  "error.bonus_code.expired": "errors.expired",
  "error.bonus_code.limit": "errors.limit",
  "error.bonus_code.not_eligible": "errors.notEligible",
  "error.bonus_code.not_available": "errors.notAvailable",
  "error.bonus_code.deposit_needed": "errors.depositNeeded",
  "error.invalid.site.id": "errors.site",
  /** An earlier claim of the code is not settled yet. */
  open: "errors.open",
});
