import { signInRefusals } from "../../identity/sign-in-refusals";
import type { Profile } from "./profile";

/** Self-excluded, blacklisted and closed players cannot log in. Of a time-out it is asked at each sign-in: its time passes. */
export function lastingRefusal({ accountStatus }: Profile): string | null {
  switch (accountStatus) {
    case "SELF_EXCLUDED":
      return signInRefusals.exclusion(null);
    case "CLOSED":
      return signInRefusals.closed;
    case "BLACKLISTED":
      return signInRefusals.blacklisted;
    case "TIMEOUT":
    case "ACCOUNT_UNVERIFIED":
    case "PRE_REGISTERED":
    case "REGISTERED":
    case "RESTRICTED":
    case "PAYOUT":
      return null;
  }
}
