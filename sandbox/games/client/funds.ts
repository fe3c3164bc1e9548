import type { Messages } from "../messages/messages";
import type { Mode } from "../responses";
import { fill } from "./fill";
import { type Choice, showNotice } from "./notice";

interface Shortage {
  mode: Mode;
  balance: string;
  /** Sets the highest stake that the balance covers; null where it covers none. */
  lower: (() => void) | null;
  refill: () => void;
  toCashier: () => void;
}

/** Shows that the balance does not cover the stake, with the remedies; the free one first. */
export function showShortage(messages: Messages, { mode, balance, lower, refill, toCashier }: Shortage): void {
  const isDemo = mode === "demo";
  const choices: Choice[] = [
    ...(lower ? [{ label: messages.lowerStake, act: lower }] : []),
    ...(isDemo ? [{ label: messages.refill, act: refill }] : []),
    { label: messages.carryOn, act: () => {} },
    ...(isDemo ? [] : [{ label: messages.cashier, act: toCashier }]),
  ];
  showNotice(messages.fundsTitle, shortageText(messages, { mode, balance, hasLower: lower !== null }), choices);
}

/** `hasLower`: does the balance cover a lower stake? A lower stake is suggested only when there is one. */
export function shortageText(
  messages: Pick<Messages, "funds" | "fundsNone" | "fundsDemo" | "fundsDemoLeft">,
  { mode, balance, hasLower }: { mode: Mode; balance: string; hasLower: boolean },
): string {
  const [some, none] =
    mode === "demo" ? [messages.fundsDemoLeft, messages.fundsDemo] : [messages.funds, messages.fundsNone];
  return fill(hasLower ? some : none, { balance });
}
