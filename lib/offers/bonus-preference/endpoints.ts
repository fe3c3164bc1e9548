import { endpoint } from "@/lib/session/platform/endpoint";
import { BonusPreference } from "./schema";

export const bonusPreference = endpoint({
  method: "get",
  path: "player/bonus-preference", // assumed
  response: BonusPreference,
});

/** Sent again it changes nothing more. */
export const changeBonusPreference = endpoint({
  method: "patch",
  path: "player/bonus-preference", // assumed
  body: BonusPreference,
  response: BonusPreference,
});
