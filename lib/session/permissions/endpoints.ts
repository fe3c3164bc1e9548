import { endpoint } from "../platform/endpoint";
import { AccessDetails, ManualClaim, Profile } from "./schema";

export const profile = endpoint({ method: "get", path: "player/profile", response: Profile }); // assumed

/** The status of the account and what it may do. */
export const accessDetails = endpoint({ method: "get", path: "player/access/details", response: AccessDetails }); // assumed

export const manualClaim = endpoint({
  method: "get",
  path: "bonus-code/manual-claim/available", // assumed
  response: ManualClaim,
});
