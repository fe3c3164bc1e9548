import type { Refusal } from "../../platform/wallet/ledger";

export type Refused = "not-enough-funds" | "limit-reached" | "closed";

/** Why a stake is not taken, as the page of a game is told. */
export function problemOf(code: Refusal): Refused {
  if (code === "NOT_ENOUGH_FUNDS") return "not-enough-funds";
  return code === "SELF_SPEND_LIMIT_REACHED" ? "limit-reached" : "closed";
}
