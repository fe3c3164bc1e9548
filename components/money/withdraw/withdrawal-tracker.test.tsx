import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { cancellationResolver } from "@/lib/money/withdraw/operation";
import { intents } from "@/lib/session/intents/browser-intents";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import { useToasts } from "@/lib/site/toasts/store";
import site from "@/messages/en/site.json";
import { eventually } from "@/tests/support/eventually";
import {
  cancellation,
  fillIn,
  messages,
  open,
  prepareWithdrawPage,
  sent,
  service,
  submit,
  text,
} from "@/tests/support/islands/withdraw-view";
import { failing, json } from "@/tests/support/money/platform";

prepareWithdrawPage();

describe("withdrawals on their way", () => {
  const pending = (status: string, id = "2b8c51aa-1") => ({
    ...{ pendingWithdrawalId: id, amount: "40.00", methodId: "card", status },
    since: "2026-11-25T07:12:00.000Z",
  });
  const way = () => screen.findByRole("region", { name: messages.pending.title });
  const listed = async () => within(await way()).findByRole("list", { name: "Withdrawal of €40.00" });
  const cancelButton = () => screen.findByRole("button", { name: "Cancel this withdrawal of €40.00" });

  test("one with the operator has its step, since when, who acts next, and what is usual", async () => {
    service.calls.responses["wallet/pendingWithdrawal"] = json([pending("PENDING")]);
    open();
    const steps = within(await listed()).getAllByRole("listitem");
    await eventually(() => expect(text(steps[2])).toContain("Usually 1–2 working days."));
    expect(text(steps[1])).toContain(messages.pending.check);
    expect(text(steps[1])).toMatch(/Since .*7:12/);
    expect(text(steps[1])).toContain(messages.pending.operator);
    expect(steps[1]?.getAttribute("aria-current")).toBe("step");
    expect(text(await way())).toContain("€40.00to Visa");
    expect(text(await way())).toContain("Reference 2B8C51AA");
    expect(screen.queryByText(messages.pending.needsYou)).toBeNull();
  });

  test("one that waits for a document of the player says so, with the way to it", async () => {
    service.calls.responses["wallet/pendingWithdrawal"] = json([pending("WAITING_INPUT")]);
    service.calls.responses.documents = json({ idDocument: { documentStatus: "REQUESTED" } });
    open();
    await screen.findByText(messages.pending.player);
    const steps = within(await listed()).getAllByRole("listitem");
    expect(text(steps[1])).toContain(messages.pending.input);
    expect(text(steps[1])).toContain(messages.pending.player);
    expect(screen.getByText(messages.pending.needsYou)).toBeTruthy();
    expect(screen.getByRole("link", { name: messages.pending.document }).getAttribute("href")).toBe(
      "/en-UN/my-account/account/verification#from-withdraw",
    );
  });

  test.each([
    ["none is asked for", json({})],
    ["one is being checked", json({ idDocument: { documentStatus: "UNDER_REVIEW" } })],
    ["they cannot be read", failing],
  ])("one that waits for the player names no document where %s", async (_, documents) => {
    service.calls.responses["wallet/pendingWithdrawal"] = json([pending("WAITING_INPUT")]);
    service.calls.responses.documents = documents;
    open();
    const steps = within(await listed()).getAllByRole("listitem");
    expect(text(steps[1])).toContain(messages.pending.something);
    expect(text(steps[1])).toContain(messages.pending.playerNext);
    expect(screen.queryByRole("link", { name: messages.pending.document })).toBeNull();
    expect(screen.getByRole("link", { name: messages.support })).toBeTruthy();
    expect(text(await way())).not.toMatch(/document/);
  });

  test.each([
    ["SUCCESS", messages.pending.paid],
    ["FAILED", messages.finished.failed],
    ["REVERTED", messages.finished.failed],
    ["CANCELLED", messages.finished.cancelled],
    ["ON_HOLD", "ON_HOLD"],
  ])("one of the status %s says so, and that nobody acts next", async (status, words) => {
    service.calls.responses["wallet/pendingWithdrawal"] = json([pending(status)]);
    open();
    const steps = within(await listed()).getAllByRole("listitem");
    expect(text(steps[1])).toContain(words);
    expect(text(await way())).not.toMatch(/act next|We check it|Needs you/);
    expect(screen.queryByRole("button", { name: /^Cancel this/ }) === null).toBe(status !== "ON_HOLD");
  });

  test("a cancellation is sent once, without a question, and what it changes is read again [WD-511, WD-512, WD-517]", async () => {
    const transactions = playerKey({ playerId: "P1" }, "transactions");
    service.calls.responses["wallet/pendingWithdrawal"] = json([pending("PENDING")]);
    open();
    const button = await cancelButton();
    service.calls.responses["wallet/pendingWithdrawal"] = json([]);
    queryClient.setQueryData(transactions, []);
    fireEvent.click(button);
    fireEvent.click(button);
    expect(
      await screen.findByText("Your withdrawal of €40.00 is cancelled. The money is back in your account."),
    ).toBeTruthy();
    expect(sent(cancellation)).toEqual([{ pendingWithdrawalId: "2b8c51aa-1", amount: "40.00", cancelByPlayer: true }]);
    expect(screen.queryByRole("button", { name: /^Cancel this/ })).toBeNull();
    // The pressed button is gone.
    await eventually(() => expect(text(document.activeElement)).toContain("is cancelled"));
    for (const call of ["GET wallet/balance", "GET wallet/pendingWithdrawal"])
      expect(service.calls.asked.filter((each) => each === call).length).toBeGreaterThan(1);
    expect(queryClient.getQueryState(transactions)?.isInvalidated).toBe(true);
  });

  test("what was asked for is not said any more of a withdrawal that is cancelled; of another it stays", async () => {
    const taken = () => screen.queryByText("You have asked for €100.50");
    open();
    await fillIn("100.50");
    service.calls.responses["wallet/pendingWithdrawal"] = json([pending("PENDING"), pending("PENDING", "7d00aa11-1")]);
    submit();
    await eventually(() => expect(taken()).not.toBeNull());
    const [own, other] = await screen.findAllByRole("button", { name: "Cancel this withdrawal of €40.00" });
    fireEvent.click(other ?? expect.fail());
    await screen.findByText(/is cancelled. The money is back/);
    expect(taken()).not.toBeNull();
    fireEvent.click(own ?? expect.fail());
    await eventually(() => expect(taken()).toBeNull());
  });

  test("one that is refused for too many is the platform's sentence, as a warning; another refusal is our own [WD-513]", async () => {
    service.calls.responses["wallet/pendingWithdrawal"] = json([pending("PENDING")]);
    const message = `Three a day. ${"x".repeat(400)}`;
    service.calls.responses[cancellation] = () =>
      HttpResponse.json({ code: "error.withdrawal.cancel_limit", message }, { status: 409 });
    open();
    fireEvent.click(await cancelButton());
    await eventually(() =>
      expect(useToasts.getState().shown).toMatchObject([{ kind: "warning", value: message.slice(0, 300) }]),
    );
    service.calls.responses[cancellation] = () => HttpResponse.json({ code: "other", message: "x" }, { status: 409 });
    fireEvent.click(await cancelButton());
    await eventually(() =>
      expect(useToasts.getState().shown[0]).toMatchObject({
        ...{ kind: "error", value: "Your withdrawal of €40.00 was not cancelled." },
      }),
    );
  });

  test("one whose response is lost is being checked, and is not called cancelled", async () => {
    service.calls.responses["wallet/pendingWithdrawal"] = json([pending("PENDING")]);
    service.calls.responses[cancellation] = () => HttpResponse.error();
    open();
    fireEvent.click(await cancelButton());
    expect(await screen.findByText(/We are checking whether your withdrawal of €40.00 is cancelled/)).toBeTruthy();
    fireEvent.click(await cancelButton());
    await eventually(() => expect(sent(cancellation)).toHaveLength(1));
    expect(screen.queryByText(/The money is back/)).toBeNull();
  });

  test("one that an earlier page has sent says how it ended, once that is known", async () => {
    service.calls.responses["wallet/pendingWithdrawal"] = json([pending("PENDING")]);
    service.calls.responses[cancellation] = () => HttpResponse.error();
    open();
    fireEvent.click(await cancelButton());
    await screen.findByText(/We are checking whether your withdrawal of €40.00 is cancelled/);
    cleanup();
    open();
    fireEvent.click(await cancelButton());
    await screen.findByText(/We are checking whether your withdrawal of €40.00 is cancelled/);
    const { operation } = cancellationResolver;
    await act(() => intents.check("P1", [{ operation, read: async () => "done" }], platform));
    expect(
      await screen.findByText("Your withdrawal of €40.00 is cancelled. The money is back in your account."),
    ).toBeTruthy();
    expect(sent(cancellation)).toHaveLength(1);
  });

  test.each([
    ["where the market has none", { here: false, at: {} }],
    ["where the account's country has none", { here: true, at: { FI: false } }],
  ])("there is no cancellation %s", async (_, cancelling) => {
    service.calls.responses["wallet/pendingWithdrawal"] = json([pending("PENDING")]);
    open(cancelling);
    await listed();
    expect(screen.queryByRole("button", { name: /^Cancel this/ })).toBeNull();
  });

  test("one that was forgotten before its end was known does not stay in check", async () => {
    service.calls.responses["wallet/pendingWithdrawal"] = json([pending("PENDING")]);
    service.calls.responses[cancellation] = () => HttpResponse.error();
    open();
    fireEvent.click(await cancelButton());
    await screen.findByText(/We are checking whether your withdrawal of €40.00 is cancelled/);
    cleanup();
    open();
    fireEvent.click(await cancelButton());
    await screen.findByText(/We are checking whether your withdrawal of €40.00 is cancelled/);
    const { operation } = cancellationResolver;
    await act(() => intents.check("P1", [{ operation, read: async () => "moot" }], platform));
    await eventually(() => expect(screen.queryByText(/We are checking whether/)).toBeNull());
    expect(screen.queryByText(/is cancelled\. The money is back/)).toBeNull();
  });

  const over = (status: string, at: number) => ({
    ...{ withdrawalId: `w${at}`, amount: `${at}.00`, methodId: "card", status, since: "2026-11-25T07:12:00.000Z" },
  });

  test.each(["FAILED", "REVERTED"])("money of one that is %s is back with its own row only", async (status) => {
    const row = { ...over(status, 5), status: "SUCCESS", type: "REVERSAL", category: "PAYMENT", amount: "5.00" };
    const reversal = (more: object) => ({
      ...row,
      referenceId: "r",
      transactionDate: "2026-11-25T07:13:00.000Z",
      ...more,
    });
    service.calls.responses["wallet/withdrawals"] = json([over(status, 5)]);
    service.calls.responses["wallet/transactions"] = json([
      reversal({ amount: "6.00" }),
      reversal({ status: "PENDING" }),
      reversal({ transactionDate: "2026-11-25T06:00:00.000Z" }),
    ]);
    const { unmount } = open();
    const region = () => screen.findByRole("region", { name: messages.finished.title });
    expect(text(await region())).toContain(messages.finished.failed);
    expect(text(await region())).not.toContain(messages.finished.back);
    unmount();
    queryClient.clear();
    service.calls.responses["wallet/transactions"] = json([reversal({})]);
    open();
    await eventually(async () => expect(text(await region())).toContain(messages.finished.back));
  });

  test("the last that could not be read are said to, and read again by a press", async () => {
    service.calls.responses["wallet/withdrawals"] = failing;
    open();
    const card = await screen.findByRole("region", { name: messages.finished.title });
    const retry = await within(card).findByRole("button", { name: site.query.retry });
    service.calls.responses["wallet/withdrawals"] = json([over("SUCCESS", 1)]);
    fireEvent.click(retry);
    expect(await within(card).findByText(messages.finished.paid)).toBeTruthy();
  });

  test("the last that are over say how they ended", async () => {
    service.calls.responses["wallet/withdrawals"] = json(
      ["PENDING", "SUCCESS", "CANCELLED", "FAILED", "SUCCESS"].map((status, at) => over(status, at + 1)),
    );
    open();
    const rows = within(await screen.findByRole("region", { name: messages.finished.title })).getAllByRole("listitem");
    expect(rows.map((row) => text(row.querySelector("p")))).toEqual([
      messages.finished.paid,
      messages.finished.cancelled,
      messages.finished.failed,
    ]);
  });
});
