import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inactive } from "@/lib/money/deposit/status";
import { useDeposit } from "@/lib/money/deposit/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import money from "@/messages/en/money.json";
import site from "@/messages/en/site.json";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { failing, json, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { DepositSteps } from "./deposit-steps";

const { deposit: messages, overview } = money;
const cashierUrl = "https://cashier.test/cashier/payments/t";
const transactions = "wallet/transactions";
let calls: MoneyCalls;

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useDeposit.setState(inactive, true);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/en-UN/deposit");
  writeConfig({ ...config, frameOrigins: ["https://cashier.test"] });
  await loadAllMessages();
  calls = serveMoney();
  calls.responses["wallet/deposit/request"] = () =>
    HttpResponse.json({ referenceId: "new", result: "SUCCESS", cashierUrl }, { status: 201 });
});
afterEach(() => void vi.useRealTimers());

/** Yesterday at noon: neither of today's deposits nor out of the 30 days. */
const yesterday = () => new Date(new Date(Date.now() - 86_400_000).setHours(12, 0, 0, 0)).toISOString();
const payment = (referenceId: string, status: string, more: object = {}) => ({
  ...{ referenceId, status, amount: "25.00", type: "DEPOSIT", category: "PAYMENT", transactionDate: yesterday() },
  ...more,
});

async function open() {
  render(<DepositSteps />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  await screen.findByRole("form", { name: messages.title });
}
const text = (element: HTMLElement | null | undefined) => element?.textContent.replace(/[\u00a0\u202f]/g, " ") ?? "";
const list = () => screen.queryByRole("list", { name: overview.inCheck.label });
const rows = () => (list() ? within(list() as HTMLElement).getAllByRole("listitem") : []);
const links = () =>
  rows().map((row) => within(row).getByRole("link", { name: messages.outcome.link }).getAttribute("href"));
const outcome = (reference: string) => `/en-UN/my-account/banking/deposit/${reference}`;
const settledReads = () => eventually(() => expect(queryClient.isFetching()).toBe(0));

/** The form is there and sends. */
async function pay() {
  fireEvent.change(screen.getByLabelText("Amount in €"), { target: { value: "30" } });
  fireEvent.click(within(screen.getByRole("form")).getByRole("button", { name: /^Continue/ }));
  await eventually(() => expect(screen.queryByTitle(messages.cashier.frame)).toBeTruthy());
}

/** As another tab or an earlier page left it: sent, and never answered. */
function loseDeposit(id: string, before: string[] | null = null) {
  const startedAt = Date.now() - 60_000;
  const intent = {
    ...{
      id,
      operation: "deposit",
      owner: signedInPlayer().playerId,
      mark: "left",
      before,
      state: "unknown",
      code: null,
    },
    parameters: { amountMinor: 2_500, currency: "EUR" },
    ...{ startedAt, unknownSince: startedAt, settledAt: null, keyUntil: null, until: null },
  };
  localStorage.setItem(`intent:${id}`, JSON.stringify({ v: 1, value: intent }));
}

describe("before another deposit", () => {
  test.each([
    ["PENDING", "Deposit of €25.00 is being checked", overview.inCheck.hint],
    ["WAITING_INPUT", "Deposit of €25.00 is not finished", overview.inCheck.waitingHint],
  ])(
    "an earlier one that is %s is told with its amount, since when and the way to its outcome, and stands in no way",
    async (status, title, hint) => {
      calls.responses[transactions] = json([payment("r-1", status)]);
      await open();
      await eventually(() => expect(rows()).toHaveLength(1));
      expect(text(rows()[0])).toMatch(new RegExp(`^${title}Since .* \\d{4}, 12:00 pm .*\\. ${hint}`));
      expect(links()).toEqual([outcome("r-1")]);
      expect(screen.getByText(messages.earlier.another)).toBeTruthy();
      await pay();
    },
  );

  test("nothing is told of deposits that are over, nor of withdrawals", async () => {
    calls.responses[transactions] = json([
      ...["SUCCESS", "COMPLETED", "FAILED", "CANCELLED", "REVERTED"].map((status) => payment(status, status)),
      payment("w", "PENDING", { type: "WITHDRAW" }),
    ]);
    await open();
    await settledReads();
    expect(list()).toBeNull();
    expect(screen.queryByText(messages.earlier.another)).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("it is read with the sums of what was paid in, by no call of its own", async () => {
    calls.responses[transactions] = json([payment("r-1", "PENDING"), payment("r-2", "SUCCESS")]);
    await open();
    await eventually(() => expect(rows()).toHaveLength(1));
    expect(text(screen.getByRole("region", { name: messages.confirm.title }))).toContain("In the last 7 days€25.00");
    expect(calls.asked.filter((call) => call.includes(transactions))).toHaveLength(1);
  });

  test("of many the newest three are told, and where the others are", async () => {
    calls.responses[transactions] = json(["r-1", "r-2", "r-3", "r-4"].map((each) => payment(each, "PENDING")));
    await open();
    await eventually(() => expect(links()).toEqual(["r-1", "r-2", "r-3"].map(outcome)));
    expect(screen.getByRole("link", { name: messages.outcome.banking }).getAttribute("href")).toBe(
      "/en-UN/my-account/banking",
    );
  });

  test("one that is settled meanwhile is told no longer", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    calls.responses[transactions] = json([payment("r-1", "PENDING")]);
    await open();
    await eventually(() => expect(rows()).toHaveLength(1));
    calls.responses[transactions] = json([payment("r-1", "SUCCESS")]);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await eventually(() => expect(list()).toBeNull());
  });
});

describe("one of this browser that got no response", () => {
  test("is told beside those that the platform has, and once when the platform has it too", async () => {
    loseDeposit("lost");
    calls.responses[transactions] = json([payment("r-1", "PENDING")]);
    await open();
    await eventually(() => expect(links()).toEqual([outcome("lost"), outcome("r-1")]));
    expect(text(rows()[0])).toMatch(
      /^Deposit of €25\.00 is being checkedSince .*We do not know yet whether it arrived/,
    );
    expect(screen.getByText(messages.earlier.wait)).toBeTruthy();
    calls.responses[transactions] = json([payment("lost", "PENDING"), payment("r-1", "PENDING")]);
    await act(() => queryClient.invalidateQueries());
    await eventually(() => expect(rows()).toHaveLength(2));
    await eventually(() => expect(text(list())).not.toContain(messages.earlier.lost));
    // It was not answered, so that no other one is sent meanwhile.
    expect(screen.getByText(messages.earlier.wait)).toBeTruthy();
    expect(screen.queryByText(messages.earlier.another)).toBeNull();
  });

  test("is known by its amount where the platform ignores keys", async () => {
    loseDeposit("lost", ["r-1"]);
    calls.responses[transactions] = json([payment("r-2", "PENDING"), payment("r-1", "PENDING")]);
    await open();
    await eventually(() => expect(links()).toEqual([outcome("r-2"), outcome("r-1")]));
  });

  test("is told also where nothing can be read", async () => {
    loseDeposit("lost");
    calls.responses[transactions] = failing;
    await open();
    await eventually(() => expect(links()).toEqual([outcome("lost")]));
  });

  test("is nobody else's", async () => {
    loseDeposit("lost");
    const key = "intent:lost";
    localStorage.setItem(
      key,
      String(localStorage.getItem(key)).replace(`"owner":"${signedInPlayer().playerId}"`, '"owner":"P9"'),
    );
    await open();
    await settledReads();
    expect(list()).toBeNull();
  });
});

describe("where nobody can tell", () => {
  test("the form does not wait for it, and nothing is said before it is known", async () => {
    calls.responses[transactions] = () => new Promise(() => {});
    await open();
    expect(list()).toBeNull();
    expect(screen.queryByText(overview.inCheck.unread)).toBeNull();
    await pay();
  });

  test("that is said, a press reads it again, and the form stays", async () => {
    calls.responses[transactions] = failing;
    await open();
    expect(await screen.findByText(overview.inCheck.unread)).toBeTruthy();
    expect(list()).toBeNull();
    calls.responses[transactions] = json([payment("r-1", "WAITING_INPUT")]);
    fireEvent.click(screen.getByRole("button", { name: site.query.retry }));
    await eventually(() => expect(links()).toEqual([outcome("r-1")]));
    expect(screen.queryByText(overview.inCheck.unread)).toBeNull();
    await pay();
  });
});
