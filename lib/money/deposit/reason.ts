import type { WalletResult } from "@/lib/money/wallet/result";
import type { DepositEvent } from "./status";

/** Why a deposit stands where it does: what the state of its flow, whose fields are specified, has no place for. */
export interface DepositReason {
  /** What the platform answered; null where there is no answer, or none that is known. */
  result: WalletResult | null;
  /** Since when it stands so, where the check says it. ISO. */
  since: string | null;
}

export const noReason: DepositReason = { result: null, since: null };

export function nextReason(reason: DepositReason, event: DepositEvent): DepositReason {
  switch (event.type) {
    case "checked":
      return { result: event.check.result, since: event.check.since };
    case "refused":
      return { result: event.result, since: null };
    case "started":
    case "failed":
    case "cleared":
      return noReason;
    default:
      return reason;
  }
}
