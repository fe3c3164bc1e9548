import { defineErrors } from "@/lib/market/messages/error-catalogue";
import { bonusesOff, notDone, sameVertical, triggeredExists } from "./failure";

export const rewardErrors = defineErrors("offers.rewards", {
  [sameVertical]: "errors.sameVertical",
  [triggeredExists]: "errors.triggered",
  [bonusesOff]: "errors.bonusesOff",
  [notDone]: "errors.notDone",
});
