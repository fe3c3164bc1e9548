import type { WalletResult } from "@/lib/money/wallet/result";
import type { DepositCheck } from "./schema";

/** Where a deposit stands before it is asked for (specification "Wallet operation result mapped to deposit-flow status"). */
export type DepositStatus =
  | "inactive"
  | "loading"
  | "allowed"
  | "loyal"
  | "underReview"
  | "required"
  | "strict"
  | "withdrawalLimit"
  | "selfLimit"
  | "restricted"
  | "error";

/** Every other result is an error too (ruling 10). */
const statuses: Readonly<Partial<Record<WalletResult, DepositStatus>>> = {
  SUCCESS: "allowed",
  DOCUMENTS_PREFERRED: "loyal",
  DOCUMENTS_UNDER_REVIEW: "underReview",
  DOCUMENTS_REQUIRED: "required",
  DOCUMENTS_REQUIRED_RESTRICTED: "strict",
  WITHDRAWAL_LIMIT_REACHED: "withdrawalLimit",
  SELF_LIMIT_REACHED: "selfLimit",
  RESTRICTED: "restricted",
};

/** What the account's verification decides: it may wait where the platform has let its time run out. */
const ofDocuments: readonly DepositStatus[] = ["loyal", "underReview", "required", "strict"];

/** The status of a check's result; null, which is any result that is not known, is an error. */
export function depositStatus(result: WalletResult | null, isPendingExpired: boolean): DepositStatus {
  const status = (result && statuses[result]) ?? "error";
  return isPendingExpired && isOfDocuments(status) ? "allowed" : status;
}

/** Does the account's verification decide it? */
export const isOfDocuments = (status: DepositStatus): boolean => ofDocuments.includes(status);

/** Is the cashier shown? */
const isOpen = (status: DepositStatus): boolean => status === "allowed" || status === "loyal";

/** The state of the deposit's flow (specification "Deposit flow state"). */
export interface DepositFlow {
  status: DepositStatus;
  /** Is it open? */
  modal: boolean;
  daysLeftToVerifyDocuments: number | null;
  /** Has the player chosen a bonus, or a code for one? Nobody has before they say so. */
  selectBonus: boolean;
  /** The campaign of the bonus; null without one, and while a code is not checked. */
  selectedBonusId: string | null;
  /** A deposit was settled while the flow was closed, and its player has not been told yet. */
  notification: boolean;
  isSpendLimit: boolean;
  /** In hundredths. */
  limitLeft: number | null;
  limitType: string | null;
  resetOn: string | null;
  hideCashier: boolean;
}

export type DepositEvent =
  | { type: "started" }
  | { type: "checked"; check: DepositCheck; isPendingExpired: boolean }
  /** The request was refused. It says nothing of what a limit leaves. */
  | { type: "refused"; result: WalletResult | null }
  | { type: "failed" }
  /** The player verifies later. */
  | { type: "postponed"; isPendingExpired: boolean }
  /** `id`: null for a code that is not checked yet. */
  | { type: "bonusChosen"; id: string | null }
  | { type: "bonusDeclined" }
  | { type: "cleared" }
  | { type: "settled" }
  | { type: "notified" };

export const inactive: DepositFlow = {
  status: "inactive",
  modal: false,
  daysLeftToVerifyDocuments: null,
  selectBonus: false,
  selectedBonusId: null,
  notification: false,
  isSpendLimit: false,
  limitLeft: null,
  limitType: null,
  resetOn: null,
  hideCashier: true,
};

export function nextDeposit(flow: DepositFlow, event: DepositEvent): DepositFlow {
  switch (event.type) {
    case "started":
      return { ...inactive, notification: flow.notification, status: "loading", modal: true };
    case "checked":
      return flow.modal ? checked(flow, event.check, event.isPendingExpired) : flow;
    case "refused":
      return flow.modal ? { ...flow, ...decided(event.result, false) } : flow;
    case "failed":
      return flow.modal ? { ...flow, status: "error", hideCashier: true } : flow;
    case "postponed":
      return event.isPendingExpired && isOfDocuments(flow.status)
        ? { ...flow, status: "allowed", hideCashier: false }
        : flow;
    case "bonusChosen":
      return flow.modal ? { ...flow, selectBonus: true, selectedBonusId: event.id } : flow;
    case "bonusDeclined":
      return { ...flow, selectBonus: false, selectedBonusId: null };
    case "cleared":
      return { ...inactive, notification: flow.notification };
    case "settled":
      return flow.modal ? flow : { ...flow, notification: true };
    case "notified":
      return { ...flow, notification: false };
  }
}

const checked = (
  flow: DepositFlow,
  { result, since: _, ...check }: DepositCheck,
  isPendingExpired: boolean,
): DepositFlow => ({
  ...flow,
  ...check,
  ...decided(result, isPendingExpired),
});

function decided(result: WalletResult | null, isPendingExpired: boolean) {
  const status = depositStatus(result, isPendingExpired);
  return { status, isSpendLimit: result === "SELF_SPEND_LIMIT_REACHED", hideCashier: !isOpen(status) };
}
