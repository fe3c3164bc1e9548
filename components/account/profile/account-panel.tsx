import type { AccountPanelProps } from "./account-guard";
import { AccountView } from "./account-view";
import { LaterPage } from "./later-page";
import { ManualClaimGate, PayoutGate, ProductGate } from "./page-gates";

/** The content behind the guard of a player's page. */
export function AccountPanel({ view, guard, languages }: AccountPanelProps) {
  const content = view === "account" ? <AccountView languages={languages} /> : <LaterPage />;
  if (guard === null) return content;
  if (guard === "payoutRisk") return <PayoutGate>{content}</PayoutGate>;
  if (guard === "manualClaim") return <ManualClaimGate>{content}</ManualClaimGate>;
  return <ProductGate guard={guard}>{content}</ProductGate>;
}
