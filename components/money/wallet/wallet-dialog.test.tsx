import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import money from "@/messages/en/money.json";
import site from "@/messages/en/site.json";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { balanceBody, failing, json, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { openProfile } from "@/tests/support/profile";
import { WalletDialog } from "./wallet-dialog";

const messages = money.overview;
let calls: MoneyCalls;

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useToasts.setState({ shown: [] });
  history.replaceState(null, "", "/en-UN/promotions");
  writeConfig();
  await loadAllMessages();
  calls = serveMoney();
});

function open() {
  render(<WalletDialog isShown canClose onClose={vi.fn()} />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
}

const text = (element: HTMLElement | null) => element?.textContent.replace(/[\u00a0\u202f]/g, " ") ?? "";
/** The first figure, with the reason below it. */
const first = async () => text((await screen.findByText(messages.free)).closest("div"));
const amounts = async () =>
  within(await screen.findByLabelText(messages.amounts.label))
    .getAllByRole("definition")
    .map((each) => text(each));
const link = (name: string) => screen.queryByRole("link", { name });
const withdrawalCheck = (check: object) => {
  calls.responses["wallet/withdrawal/limit-check"] = json({ result: "SUCCESS", ...check });
};

test("what can be withdrawn comes first, then each of the five amounts and their sum [WALLET-501, WALLET-502, WALLET-503, WALLET-504]", async () => {
  open();
  await screen.findByText(new RegExp(messages.reasons.all));
  expect(await first()).toMatch(/^Available to withdraw€412\.60That is all your cash\. As of /);
  expect(await amounts()).toEqual(["€412.60", "€25.00", "€18.40", "€2.00", "€1.00", "€459.00"]);
  expect(link(messages.deposit)?.getAttribute("href")).toBe("/en-UN/deposit");
  expect(link(messages.withdraw)?.getAttribute("href")).toBe("/en-UN/my-account/banking/withdraw");
});

test("that it can be withdrawn now is not said where nobody has read whether there is a way to be paid, and none is read for it", async () => {
  open();
  await screen.findByText(new RegExp(messages.reasons.all));
  expect(text(document.body)).not.toContain(messages.withdrawable);
  expect(calls.asked.filter((call) => call.includes("recent_deposit_methods"))).toEqual([]);
});

test("what withdrawals have taken from the amounts is said with their sum, and where they can be followed", async () => {
  const pending = { methodId: "card", status: "PENDING", since: "2026-11-25T10:00:00.000Z" };
  calls.responses["wallet/pendingWithdrawal"] = json([
    { pendingWithdrawalId: "W1", amount: "40.00", ...pending },
    { pendingWithdrawalId: "W2", amount: "2.50", ...pending },
  ]);
  open();
  expect(text(await screen.findByText(/is on its way to you/))).toContain("€42.50");
  expect(link(messages.follow)?.getAttribute("href")).toBe("/en-UN/my-account/banking/withdraw");
});

test("nothing is said of withdrawals and deposits where none waits", async () => {
  open();
  await screen.findByText(new RegExp(messages.reasons.all));
  expect(screen.queryByText(/is on its way to you/)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  ["wallet/pendingWithdrawal", messages.onItsWayUnread, messages.inCheck.unread],
  ["wallet/transactions", messages.inCheck.unread, messages.onItsWayUnread],
])("where %s cannot be read it is said, and read again by a press", async (path, said, other) => {
  calls.responses[path] = failing;
  open();
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByText(other)).toBeNull();
  calls.responses[path] = json([]);
  fireEvent.click(screen.getByRole("button", { name: site.query.retry }));
  await eventually(() => expect(screen.queryByText(said)).toBeNull());
});

describe("of the cash, what the platform lets go", () => {
  test.each([
    [{ limit: "100.00", duration: "weekly" }, "€100.00", messages.reasons.capped.weekly],
    [{ limit: "412.60" }, "€412.60", messages.reasons.all],
    [{ limit: "0.00" }, "€0.00", messages.reasons.limitReached],
    [{ result: "DOCUMENTS_PREFERRED" }, "€412.60", messages.reasons.documentsCanWait],
    [{ result: "DOCUMENTS_REQUIRED" }, "€0.00", messages.reasons.documents],
    [{ result: "SELF_LIMIT_REACHED" }, "€0.00", messages.reasons.ownLimit],
    [{ result: "RESTRICTED" }, "€0.00", messages.reasons.closed],
    [{ result: "FAILURE" }, "–", messages.reasons.FAILURE],
    [{ result: null }, "–", messages.reasons.unknown],
  ])("%j reads %s", async (check, amount, reason) => {
    withdrawalCheck(check);
    open();
    await screen.findByText(new RegExp(reason));
    expect(await first()).toContain(`${messages.free}${amount}${reason}`);
  });

  test.each([
    ["payouts are off", { payout: false }],
    ["the flag of withdrawals is off", { withdrawal: false }],
  ])("nothing where %s", async (_, flags) => {
    calls.responses.profile = json({ ...openProfile, ...flags });
    open();
    await screen.findByText(new RegExp(messages.reasons.closed));
    expect(await first()).toContain("€0.00");
  });
});

describe("nobody is told an amount that nobody knows", () => {
  test.each(["wallet/withdrawal/limit-check", "profile"])("where %s fails: the amounts stay", async (path) => {
    calls.responses[path] = failing;
    open();
    await screen.findByText(new RegExp(messages.reasons.unknown));
    expect(await first()).toContain(`${messages.free}–`);
    expect(await amounts()).toHaveLength(6);
  });

  test("where the wallet fails: no figure at all, and a retry", async () => {
    calls.responses["wallet/balance"] = failing;
    open();
    expect(text(await screen.findByRole("alert"))).toContain(site.query.unreadable);
    expect(screen.queryByText(messages.free)).toBeNull();
    expect(screen.queryByText(/0\.00/)).toBeNull();
  });

  test("nor offered a way that may be closed", async () => {
    calls.responses["access/details"] = failing;
    open();
    await amounts();
    expect(link(messages.deposit)).toBeNull();
    expect(link(messages.withdraw)).toBeNull();
  });
});

test("who has no wallet sees 0.00 in the own currency, may pay in, cannot withdraw, and is told of no error [WALLET-508]", async () => {
  calls.responses["wallet/balance"] = () => new Response("{}", { status: 404 });
  calls.responses.profile = json({ ...openProfile, currencyCode: "NOK" });
  open();
  await screen.findByText(new RegExp(messages.reasons.noWallet));
  expect(await first()).toContain("NOK 0.00");
  expect(await amounts()).toEqual(Array(6).fill("NOK 0.00"));
  expect(link(messages.deposit)).toBeTruthy();
  expect(link(messages.withdraw)).toBeNull();
  expect(screen.getByRole("button", { name: messages.withdraw }).getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText(messages.nothingToWithdraw)).toBeTruthy();
  expect(useToasts.getState().shown).toEqual([]);
});

test("a player whose withdrawals are closed is offered none [WD-516]", async () => {
  calls.responses.profile = json({ ...openProfile, withdrawal: false });
  open();
  await screen.findByRole("link", { name: messages.deposit });
  expect(link(messages.withdraw)).toBeNull();
  expect(screen.queryByRole("button", { name: messages.withdraw })).toBeNull();
});

test("a player whose deposits are closed is offered none", async () => {
  calls.responses.profile = json({ ...openProfile, deposit: false });
  open();
  await screen.findByRole("link", { name: messages.withdraw });
  expect(link(messages.deposit)).toBeNull();
});

test("a deposit that is not settled is neither paid nor failed; one that is, is not listed", async () => {
  const payment = (referenceId: string, status: string, amount: string) => ({
    ...{ referenceId, status, amount },
    ...{ type: "DEPOSIT", category: "PAYMENT", transactionDate: "2026-11-25T14:31:00.000Z" },
  });
  calls.responses["wallet/transactions"] = json([
    payment("a", "PENDING", "25.00"),
    payment("b", "WAITING_INPUT", "30.00"),
    payment("c", "SUCCESS", "35.00"),
    payment("d", "FAILED", "40.00"),
  ]);
  open();
  const list = await screen.findByRole("list", { name: messages.inCheck.label });
  const [checking, waiting, ...others] = within(list).getAllByRole("listitem");
  expect(others).toEqual([]);
  expect(text(checking ?? null)).toMatch(
    /^Deposit of €25\.00 is being checkedSince 25 Nov 2026.* We are waiting for the payment/,
  );
  expect(text(waiting ?? null)).toMatch(/^Deposit of €30\.00 is not finished.*Nothing is paid yet/);
});

test.each([
  ["BRL", "R$412.60"],
  ["CAD", "CA$412.60"],
  ["CLP", "CLP 412.60"],
  ["EUR", "€412.60"],
  ["GBP", "£412.60"],
  ["INR", "₹412.60"],
  ["NOK", "NOK 412.60"],
  ["NZD", "NZ$412.60"],
  ["PEN", "PEN 412.60"],
  ["PHP", "₱412.60"],
  ["PLN", "PLN 412.60"],
  ["TRY", "TRY 412.60"],
  ["ZAR", "ZAR 412.60"],
])("amounts in %s are written as the brand writes them [WALLET-512, WALLET-515]", async (currency, written) => {
  calls.responses["wallet/balance"] = json({ ...balanceBody, currency });
  open();
  await screen.findByText(new RegExp(messages.reasons.all));
  expect(await first()).toContain(`${messages.free}${written}`);
  expect((await amounts())[0]).toBe(written);
});
