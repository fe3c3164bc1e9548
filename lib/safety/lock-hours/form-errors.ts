import { defineErrors } from "@/lib/market/messages/error-catalogue";

export const lockHoursErrors = defineErrors("safety.calmMode", {
  sameHour: "lockHours.sameHour",
  /** Their time has begun meanwhile, or the browser keeps nothing. */
  notTaken: "lockHours.notTaken",
});
