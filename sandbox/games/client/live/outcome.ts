import type { Messages } from "../../messages/messages";
import type { Boot, Problem } from "../../responses";
import { colourOf } from "../../roulette/wheel";
import { fill } from "../fill";
import { shortageText } from "../funds";
import { showNotice } from "../notice";

interface Result {
  number: number;
  /** Null: nothing was placed in the round. */
  winMinor: number | null;
  balanceMinor: number;
  format(minor: number): string;
}

/** The sentence about the end of a round. */
export function resultText({ messages, tag }: Boot, { number, winMinor, balanceMinor, format }: Result): string {
  const result = fill(messages.result, { number, colour: messages[colourOf(number)].toLocaleLowerCase(tag) });
  if (winMinor === null) return result;
  const balance = format(balanceMinor);
  const end =
    winMinor > 0 ? fill(messages.tableWon, { win: format(winMinor), balance }) : fill(messages.noWin, { balance });
  return `${result} ${end}`;
}

interface Ways {
  balance: { text: string; hasLower: boolean };
  again(): void;
  giveUp(): void;
  toCashier(): void;
}

/** Says why chips were not placed; `code`: null without a response. False: the table cannot go on. */
export function showRefusal(
  messages: Messages,
  code: Problem | null,
  { balance, again, giveUp, toCashier }: Ways,
): boolean {
  const carryOn = { label: messages.carryOn, act: code === null ? giveUp : () => {} };
  if (code === null) {
    showNotice(messages.lostTitle, messages.lost, [{ label: messages.again, act: again }, carryOn]);
  } else if (code === "not-enough-funds") {
    const text = shortageText(messages, { mode: "real", balance: balance.text, hasLower: balance.hasLower });
    showNotice(messages.fundsTitle, text, [carryOn, { label: messages.cashier, act: toCashier }]);
  } else if (code === "limit-reached") showNotice(messages.limitTitle, messages.limit, [carryOn]);
  else return code === "bets-closed" || code === "round-open" || code === "bad-stake";
  return true;
}
