import type { Money } from "@/lib/core/money";
import { formatPlayerMoney, formatPlayerMoneyWithin } from "@/lib/market/player-money";

/** An amount of this length leaves room for the other parts of the header at every width. */
const roomFor = 11;

interface HeaderAmountProps {
  amount: Money;
  /** A BCP 47 tag, for digits. */
  tag: string;
  /** The words around the amount. */
  write?: (amount: string) => string;
}

/**
 * An amount in the header. Where the header is narrow, a long one is cut to what it begins with ("€123.4m"); it is read out in full
 * there too, and the wallet has it.
 */
export function HeaderAmount({ amount, tag, write = (text) => text }: HeaderAmountProps) {
  const full = write(formatPlayerMoney(amount, tag));
  const short = write(formatPlayerMoneyWithin(roomFor, amount, tag));
  if (short === full) return full;
  return (
    <>
      <span className="max-[390px]:sr-only md:max-[1100px]:sr-only">{full}</span>
      <span className="hidden max-[390px]:inline md:max-[1100px]:inline" aria-hidden="true">
        {short}
      </span>
    </>
  );
}
