import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { cancellationResolver } from "@/lib/money/withdraw/operation";
import { intents } from "@/lib/session/intents/browser-intents";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import { useToasts } from "@/lib/site/toasts/store";
import { eventually } from "@/tests/support/eventually";
import {
  cancellation,
  messages,
  open,
  prepareWithdrawPage,
  sent,
  service,
  text,
} from "@/tests/support/islands/withdraw-view";
import { json } from "@/tests/support/money/platform";

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

  test("one that waits for the player says so, with the way to the document", async () => {
    service.calls.responses["wallet/pendingWithdrawal"] = json([pending("WAITING_INPUT")]);
    open();
    const steps = within(await listed()).getAllByRole("listitem");
    expect(text(steps[1])).toContain(messages.pending.input);
    expect(text(steps[1])).toContain(messages.pending.player);
    expect(screen.getByText(messages.pending.needsYou)).toBeTruthy();
    expect(screen.getByRole("link", { name: messages.pending.document }).getAttribute("href")).toBe(
      "/en-UN/my-account/account/verification#from-withdraw",
    );
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

  test("the last that are over say how they ended", async () => {
    const over = (status: string, at: number) => ({
      ...{ withdrawalId: `w${at}`, amount: `${at}.00`, methodId: "card", status, since: "2026-11-25T07:12:00.000Z" },
    });
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
    expect(text(rows[1])).toContain(messages.finished.back);
  });
});
