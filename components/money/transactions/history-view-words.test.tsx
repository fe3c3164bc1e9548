import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import money from "@/messages/en/money.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { json, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { HistoryView } from "./history-view";

const { history: messages, transactions: words } = money;
let calls: MoneyCalls;

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  history.replaceState(null, "", "/en-UN/my-account/banking/transactions");
  writeConfig();
  await loadAllMessages();
  calls = serveMoney();
  calls.responses["wallet/net-position-win-loss"] = json({ netPosition: "-3.00", winLoss: "-3.00" });
});

function open(more: object) {
  const transactionDate = new Date(Date.now() - 60_000).toISOString();
  const usual = { type: "WIN", category: "CASINO", status: "SUCCESS", amount: "3.00", balanceAfterTransaction: "9.00" };
  calls.responses["wallet/transactions"] = json([{ referenceId: "TX-1", transactionDate, ...usual, ...more }]);
  render(<HistoryView edition="en-UN~web~a" historyDays={{ here: 30, at: {} }} />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
}
const row = () => screen.findByRole("listitem");
async function details() {
  const shown = await row();
  fireEvent.click(within(shown).getByRole("button", { name: site.table.details }));
  return shown;
}
const fact = (shown: HTMLElement, name: string) => within(shown).getByText(name, { selector: "dt" }).nextElementSibling;

test.each([
  ["SPORTS", 2],
  ["VIRTUAL_SPORTS", 2],
  ["CASINO", 0],
])("the details of a bet lead to the terms of bets, others do not: %s", async (category, count) => {
  open({ category });
  const shown = within(await details());
  const links = [site.glossary.odds, site.glossary.accumulator].flatMap((name) =>
    shown.queryAllByRole("link", { name }),
  );
  expect(links).toHaveLength(count);
});

const statuses = [
  ["FAILED", "Failed"],
  ["PENDING", "In progress"],
  ["SUCCESS", "Done"],
  ["REVERTED", "Reverted"],
  ["WAITING_INPUT", "Waiting for you"],
  ["COMPLETED", "Completed"],
  ["CANCELLED", "Cancelled"],
] as const;
const types = [
  ["BET", "Bet"],
  ["BET_VOID", "Bet voided"],
  ["CASHOUT", "Cash-out"],
  ["CASHOUT_VOID", "Cash-out voided"],
  ["DEPOSIT", "Deposit"],
  ["LOSS", "Loss"],
  ["WIN", "Win"],
  ["WIN_VOID", "Win voided"],
  ["WITHDRAW", "Withdrawal"],
  ["DORMANT", "Dormant account"],
  ["REVERSAL", "Returned to you"],
  ["FORFEIT", "Bonus given up"],
  ["CANCELED", "Cancelled"],
  ["REVERSAL_DP", "Deposit returned"],
] as const;
const categories = [
  ["BONUS", "Bonus"],
  ["CASINO", "Casino"],
  ["PAYMENT", "Payment"],
  ["SPORTS", "Sports"],
  ["VIRTUAL_SPORTS", "Virtual sports"],
  ["LIVE_CASINO", "Live casino"],
  ["ADJUSTMENT", "Correction"],
  ["DORMANT_ADJUSTMENT", "Correction, dormant account"],
] as const;

test.each([...statuses, ["ON_HOLD", "ON_HOLD"] as const])(
  "the status %s reads %s in its row and its details [TX-502]",
  async (status, word) => {
    open({ status });
    const shown = await details();
    expect(fact(shown, messages.columns.status)?.textContent).toBe(word);
    expect(within(shown).getAllByText(word).length).toBeGreaterThan(1);
  },
);

test("the filter offers the seven statuses, no other and each once [TX-502]", async () => {
  open({});
  await row();
  const select = screen.getByLabelText<HTMLSelectElement>(messages.filters.status);
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ["ALL", messages.filters.anyStatus],
    ...statuses,
  ]);
});

test.each([...types, ["TIP", "TIP"] as const])(
  "the type %s reads %s in its row and its details [TX-503]",
  async (type, word) => {
    open({ type });
    const shown = await row();
    expect(within(shown).getByText(word)).toBeTruthy();
    await details();
    expect(fact(shown, messages.details.type)?.textContent).toBe(`${word}, ${words.categories.CASINO}`);
  },
);

test.each([...categories, ["LOTTERY", "LOTTERY"] as const])(
  "the category %s reads %s in its row and its details [TX-504]",
  async (category, word) => {
    open({ category });
    const shown = await details();
    expect(within(shown).getByText(word)).toBeTruthy();
    expect(fact(shown, messages.details.type)?.textContent).toBe(`${words.types.WIN}, ${word}`);
  },
);

test("the filter offers the eight categories, no other and each once [TX-504]", async () => {
  open({});
  await row();
  const kinds = screen.getByRole("group", { name: messages.filters.kind });
  expect(
    within(kinds)
      .getAllByRole<HTMLInputElement>("radio")
      .map(({ value, labels }) => [value, labels?.[0]?.textContent]),
  ).toEqual([["ALL", messages.filters.all], ...categories]);
});
