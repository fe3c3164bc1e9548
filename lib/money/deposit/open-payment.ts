import { stored } from "@/lib/core/browser-storage";
import { type Money, parseMoney } from "@/lib/core/money";
import { cashierAddress } from "./cashier-address";

/** A deposit at the partner's page, in this tab: a reload continues there. */
export interface OpenPayment {
  reference: string;
  /** The address of the partner's page. */
  url: string;
  amount: Money;
  /** When it was opened, in ms since the epoch. */
  at: number;
}

/** As long as a partner's page is good for. */
const lifetimeMs = 15 * 60_000;

const kept = stored<OpenPayment>({ owner: "player", key: "open-payment", area: "session", version: 1, parse });

export const keepPayment = (payment: OpenPayment): void => void kept.write(payment);
export const forgetPayment = (): void => void kept.forget();

/** The one that is open here, if its page may still be good. */
export function readOpenPayment(now = Date.now()): OpenPayment | null {
  const payment = kept.read();
  return payment && now - payment.at < lifetimeMs ? payment : null;
}

function parse(value: unknown): OpenPayment | null {
  const { reference, url, amount, at } = Object(value);
  const money = parseMoney(amount);
  const allowed = typeof url === "string" ? cashierAddress(url) : null;
  if (typeof reference !== "string" || typeof at !== "number" || allowed === null || !money) return null;
  return { reference, url: allowed.url, amount: money, at };
}
