import { publicConfig } from "@/lib/config/public";
import { type Currency, formatMoney, money } from "@/lib/core/money";
import type { Translator } from "@/lib/market/messages/translator";
import { type LiveTable, limitsIn } from "@/lib/play/live-lobby/schema";

/** What a card says of its table: seats, and limits where they are known in the currency. */
export function TableLines({
  t,
  table,
  currency,
  tag,
}: {
  t: Translator<"play">;
  table: LiveTable;
  currency: Currency;
  tag: string;
}) {
  const limits = limitsIn(table, currency);
  const amount = (minor: number) => formatMoney(money(minor, currency), tag, publicConfig().currencies);
  return (
    <>
      <span className="block">{seatsText(t, table)}</span>
      {limits ? (
        <span className="block">{t("live.limits", { min: amount(limits[0]), max: amount(limits[1]) })}</span>
      ) : null}
    </>
  );
}

/** The seats of a table in words; empty where nobody counts them. */
export function seatsText(t: Translator<"play">, { seats, seatsTaken }: LiveTable): string {
  if (seats === null || seatsTaken === null) return "";
  const free = Math.max(0, seats - seatsTaken);
  return free === 0 ? t("live.full", { seats }) : t("live.seats", { free, seats });
}
