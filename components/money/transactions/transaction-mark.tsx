import { Badge } from "@/components/ui/badge";
import { Icon, type IconName } from "@/components/ui/icon";
import type { Transaction } from "@/lib/money/transactions/schema";
import { isPendingStatus, stageOfPayment } from "@/lib/money/transactions/stage";

/** A word where all is as usual, a badge where it is not. */
export function TransactionStatus({ row: { status }, text }: { row: Transaction; text: string }) {
  if (stageOfPayment(status) === "failed") return <Badge tone="danger">{text}</Badge>;
  return isPendingStatus(status) ? <Badge>{text}</Badge> : text;
}

export function TransactionIcon({ row }: { row: Transaction }) {
  return <Icon name={iconOf(row)} />;
}

function iconOf({ type, category }: Transaction): IconName {
  if (type === "DEPOSIT" || type === "REVERSAL") return "in";
  if (type === "WITHDRAW") return "out";
  if (category === "BONUS") return "gift";
  return category === "LIVE_CASINO" ? "live" : "casino";
}
