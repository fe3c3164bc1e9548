import { act, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { money as moneyOf } from "@/lib/core/money";
import { awaitDeposit, useAwaitedDeposits } from "@/lib/money/deposit/awaited-deposits";
import { inactive } from "@/lib/money/deposit/status";
import { dispatchDeposit, useDeposit } from "@/lib/money/deposit/store";
import { moneyPush } from "@/lib/money/push";
import { queryClient } from "@/lib/session/player/player-queries";
import { dispatchPush } from "@/lib/session/push/handlers";
import { peekBonusCode, takeBonusCode } from "@/lib/session/sign-in/kept-bonus-code";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import messages from "@/messages/en/money.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { json, limitBody, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { DepositSteps } from "./deposit-steps";
import { DepositWatch } from "./deposit-watch";

const { deposit } = messages;
const key = "player:awaited-deposits";
const paid = "Your deposit of €25.00 is paid.";
let calls: MoneyCalls;

const fail = (error: Error) => expect.fail(error.message);

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useDeposit.setState(inactive, true);
  useToasts.setState({ shown: [] });
  useAwaitedDeposits.setState({ awaited: [] });
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/en-UN/online-casino");
  writeConfig();
  await loadAllMessages();
  calls = serveMoney();
  ledger("WAITING_INPUT");
});

function ledger(status: string, type = "DEPOSIT") {
  calls.responses["wallet/transactions"] = json([
    {
      ...{ referenceId: "r-1", amount: "25.00", type, category: "PAYMENT", status },
      transactionDate: new Date().toISOString(),
    },
  ]);
}
const reads = () => calls.asked.filter((call) => call.includes("transactions")).length;
const toasts = () => useToasts.getState().shown.map(({ kind, value }) => [kind, value.replace(/\u00a0/g, " ")]);
const awaits = () => act(() => awaitDeposit("r-1", moneyOf(2_500, "EUR"), null));

/** Any page of a player. */
function open() {
  const view = render(<DepositWatch />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  return view;
}

/** As the connection brings it when money moves. */
function push() {
  const body = { type: "WALLET_BALANCE", balanceMap: { main: [{ cash: "30.00" }] }, currency: "EUR", version: 9 };
  act(() => dispatchPush(moneyPush, signedInPlayer(), body, fail));
}

/** As another tab of the player writes it. */
function fromOtherTab(change: (kept: Record<string, unknown>) => object) {
  const { v, value } = JSON.parse(localStorage.getItem(key) ?? "");
  localStorage.setItem(key, JSON.stringify({ v, value: value.map(change) }));
  act(() => void dispatchEvent(new StorageEvent("storage", { key })));
}

describe("a deposit that is settled while its flow is closed [DEP-501, DEP-504]", () => {
  test("is told by one toast, as soon as money moves, whatever is pushed again", async () => {
    open();
    awaits();
    await eventually(() => expect(reads()).toBe(1));
    expect(toasts()).toEqual([]);
    ledger("SUCCESS");
    push();
    await eventually(() => expect(toasts()).toEqual([["success", paid]]));
    expect(useDeposit.getState()).toEqual(inactive);
    push();
    push();
    expect(toasts()).toHaveLength(1);
    expect(reads()).toBe(2);
  });

  test("whose request turns out not to have arrived is not awaited any more, and nothing of it is told", async () => {
    calls.responses["wallet/transactions"] = json([]);
    open();
    awaits();
    await eventually(() => expect(reads()).toBe(1));
    const settled = { settledAt: Date.now(), keyUntil: null, until: Date.now() + 60_000 };
    const refused = {
      ...{ id: "r-1", operation: "deposit", owner: "P1", mark: "1", parameters: null, before: null },
      ...{ state: "refused", code: "not-done", startedAt: Date.now(), unknownSince: Date.now(), ...settled },
    };
    localStorage.setItem("intent:r-1", JSON.stringify({ v: 1, value: refused }));
    act(() => void dispatchEvent(new StorageEvent("storage", { key: "intent:r-1" })));
    await eventually(() => expect(useAwaitedDeposits.getState().awaited[0]?.outcome).toBe("ended"));
    await eventually(() => expect(queryClient.isFetching()).toBe(0));
    const before = reads();
    push();
    await eventually(() => expect(queryClient.isFetching()).toBe(0));
    expect(reads()).toBe(before);
    expect(toasts()).toEqual([]);
  });

  test("that was not paid is told too; one that nobody paid is not", async () => {
    open();
    awaits();
    await eventually(() => expect(reads()).toBe(1));
    ledger("FAILED");
    push();
    await eventually(() =>
      expect(toasts()).toEqual([["error", "Your deposit of €25.00 was not paid. Nothing was added to your account."]]),
    );
    act(() => useToasts.setState({ shown: [] }));
    act(() => awaitDeposit("r-2", moneyOf(100, "EUR"), null));
    fromOtherTab((kept) => ({ ...kept, outcome: "ended", settledAt: Date.now() }));
    expect(toasts()).toEqual([]);
  });

  test("that was taken back is told as that", async () => {
    open();
    awaits();
    await eventually(() => expect(reads()).toBe(1));
    ledger("REVERTED");
    push();
    await eventually(() => expect(toasts()).toEqual([["error", "Your deposit of €25.00 was taken back."]]));
  });

  test.each(["PENDING", "WAITING_INPUT", "SOMETHING_NEW"])("%s is no outcome", async (status) => {
    open();
    awaits();
    await eventually(() => expect(reads()).toBe(1));
    ledger(status);
    push();
    await eventually(() => expect(reads()).toBe(2));
    expect(toasts()).toEqual([]);
  });

  test("another payment of its reference is not it", async () => {
    ledger("SUCCESS", "WITHDRAW");
    open();
    awaits();
    await eventually(() => expect(reads()).toBe(1));
    expect(toasts()).toEqual([]);
  });

  test("is told in a tab that another one has told, without a call of its own", async () => {
    open();
    awaits();
    await eventually(() => expect(reads()).toBe(1));
    fromOtherTab((kept) => ({ ...kept, outcome: "paid", settledAt: Date.now() }));
    await eventually(() => expect(toasts()).toEqual([["success", paid]]));
    expect(reads()).toBe(1);
  });

  test("is told too where another tab was faster than what tells it has loaded here", async () => {
    open();
    awaits();
    fromOtherTab((kept) => ({ ...kept, outcome: "paid", settledAt: Date.now() }));
    await eventually(() => expect(toasts()).toEqual([["success", paid]]));
  });

  test("of another tab is in the sums and limits of a form that is open here", async () => {
    open();
    render(<DepositSteps />);
    const panel = await screen.findByRole("region", { name: deposit.confirm.title });
    await eventually(() => expect(panel.textContent).toContain(`${deposit.confirm.today}€0.00`));
    awaits();
    await eventually(() => expect(queryClient.isFetching()).toBe(0));
    ledger("SUCCESS");
    calls.responses["limits/deposit"] = json([
      limitBody("D", "100.00", "25.00", "75.00"),
      ...["W", "M"].map((duration) => limitBody(duration, null)),
    ]);
    fromOtherTab((kept) => ({ ...kept, outcome: "paid", settledAt: Date.now() }));
    await eventually(() => expect(panel.textContent).toContain(`${deposit.confirm.today}€25.00`));
    await eventually(() => expect(panel.textContent).toContain("€75.00 left"));
  });

  test("and told by another tab takes the code of a link from this one too, as it was used", async () => {
    history.replaceState(null, "", "/en-UN/online-casino?bonusCode=SPRING");
    takeBonusCode();
    open();
    act(() => awaitDeposit("r-1", moneyOf(2_500, "EUR"), "SPRING"));
    await eventually(() => expect(reads()).toBe(1));
    expect(peekBonusCode()).toBe("SPRING");
    fromOtherTab((kept) => ({ ...kept, outcome: "paid", settledAt: Date.now() }));
    expect(peekBonusCode()).toBeNull();
  });

  test("is told to a page that opens later, and to no page that opens after that", async () => {
    awaits();
    ledger("SUCCESS");
    const { unmount } = open();
    await eventually(() => expect(toasts()).toEqual([["success", paid]]));
    unmount();
    act(() => useToasts.setState({ shown: [] }));
    render(<DepositWatch />);
    await eventually(() => expect(queryClient.isFetching()).toBe(0));
    expect(toasts()).toEqual([]);
  });

  test("is no toast where its flow is open: that shows the outcome", async () => {
    act(() => dispatchDeposit({ type: "started" }));
    open();
    awaits();
    await eventually(() => expect(reads()).toBe(1));
    ledger("SUCCESS");
    push();
    await eventually(() => expect(useAwaitedDeposits.getState().awaited[0]?.outcome).toBe("paid"));
    expect(toasts()).toEqual([]);
    act(() => dispatchDeposit({ type: "cleared" }));
    expect(useDeposit.getState()).toEqual(inactive);
  });

  test("costs no call where none was asked for", async () => {
    open();
    push();
    await eventually(() => expect(queryClient.isFetching()).toBe(0));
    expect(reads()).toBe(0);
  });
});
