import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { readOpenPayment } from "@/lib/money/deposit/open-payment";
import { eventually } from "@/tests/support/eventually";
import {
  answer,
  cashierUrl,
  check,
  fillIn,
  frame,
  left,
  messages,
  open,
  prepareDeposit,
  service,
  submit,
  text,
} from "@/tests/support/islands/deposit-steps";
import { json } from "@/tests/support/money/platform";

prepareDeposit();

describe("what became of it", () => {
  const payment = (status: string) =>
    json([
      {
        ...{ referenceId: "r-1", amount: "25.00", type: "DEPOSIT", category: "PAYMENT", status },
        transactionDate: "2026-11-25T14:31:00.000Z",
      },
    ]);
  async function toCashier() {
    answer({ referenceId: "r-1", result: "SUCCESS", cashierUrl });
    open();
    await fillIn("25");
    submit();
    await eventually(() => expect(frame()).toBeTruthy());
  }
  /** As the partner's page says it. */
  function say(message: object, origin = "https://cashier.test", source?: MessageEventSource | null) {
    const own = (frame() as HTMLIFrameElement | null)?.contentWindow ?? null;
    act(
      () =>
        void dispatchEvent(
          new MessageEvent("message", { data: message, origin, source: source === undefined ? own : source }),
        ),
    );
  }

  /** As it says before anything else. */
  const sayReady = () => say({ type: "cashier", event: "ready" });

  test.each([
    ["SUCCESS", messages.outcome.paid.title],
    ["COMPLETED", messages.outcome.paid.title],
    ["PENDING", messages.outcome.checking.title],
    ["SOMETHING_NEW", messages.outcome.checking.title],
    ["WAITING_INPUT", messages.outcome.waiting.title],
    ["FAILED", messages.outcome.failed.title],
    ["CANCELLED", messages.outcome.cancelled.title],
    ["REVERTED", messages.outcome.reverted.title],
  ])("the ledger says %s, whatever the partner's page says", async (status, title) => {
    await toCashier();
    service.calls.responses["wallet/transactions"] = payment(status);
    sayReady();
    say({ type: "cashier", event: "ended", status: "paid" });
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(screen.getByText("€25.00")).toBeTruthy();
  });

  test("takes the focus that was in the partner's page, and none that somebody has moved", async () => {
    await toCashier();
    service.calls.responses["wallet/transactions"] = payment("SUCCESS");
    sayReady();
    say({ type: "cashier", event: "ended", status: "paid" });
    const title = await screen.findByRole("heading", { name: messages.outcome.paid.title });
    expect(document.activeElement).toBe(title.closest("[role=status]"));
    cleanup();

    await toCashier();
    const elsewhere = document.body.appendChild(document.createElement("button"));
    elsewhere.focus();
    sayReady();
    say({ type: "cashier", event: "ended", status: "paid" });
    await screen.findByRole("heading", { name: messages.outcome.paid.title });
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  test("another deposit begins with a new check: the one before may have used up a limit", async () => {
    await toCashier();
    service.calls.responses["wallet/transactions"] = payment("SUCCESS");
    sayReady();
    say({ type: "cashier", event: "ended", status: "paid" });
    const again = await screen.findByRole("button", { name: messages.outcome.another });
    check({ result: "SELF_LIMIT_REACHED" });
    fireEvent.click(again);
    expect(await screen.findByRole("heading", { name: messages.notices.selfLimit.title })).toBeTruthy();
    expect(screen.queryByRole("form")).toBeNull();
  });

  test("a bank's page is opened by the site, from where a reload continues; one of another host is refused", async () => {
    await toCashier();
    sayReady();
    say({ type: "cashier", event: "redirect", url: "https://evil.test/bank" });
    expect(await screen.findByText(messages.cashier.bankRefused)).toBeTruthy();
    expect(left).toEqual([]);
    say({ type: "cashier", event: "redirect", url: "https://cashier.test/bank" });
    await eventually(() => expect(left).toEqual(["https://cashier.test/bank"]));
    expect(screen.queryByText(messages.cashier.bankRefused)).toBeNull();
    expect(readOpenPayment()).toMatchObject({ reference: "r-1" });
  });

  test("a page that is ready and over in one breath is heard", async () => {
    await toCashier();
    service.calls.responses["wallet/transactions"] = payment("SUCCESS");
    act(() => {
      for (const event of ["ready", "ended"])
        dispatchEvent(
          new MessageEvent("message", {
            data: { type: "cashier", event, status: "paid" },
            origin: "https://cashier.test",
            source: (frame() as HTMLIFrameElement).contentWindow,
          }),
        );
    });
    expect(await screen.findByRole("heading", { name: messages.outcome.paid.title })).toBeTruthy();
  });

  test("a refusal has the reason that the partner's page gave", async () => {
    await toCashier();
    service.calls.responses["wallet/transactions"] = payment("FAILED");
    sayReady();
    say({ type: "cashier", event: "ended", status: "failed", reason: "insufficientFunds" });
    expect(text((await screen.findByRole("heading", { name: messages.outcome.failed.title })).parentElement)).toContain(
      messages.outcome.reasons.insufficientFunds,
    );
  });

  test.each([
    ["of another origin", { type: "cashier", event: "ended", status: "paid" }, "https://evil.test", undefined],
    ["of another window", { type: "cashier", event: "ended", status: "paid" }, "https://cashier.test", null],
    ["of another shape", { type: "cashier", event: "over" }, "https://cashier.test", undefined],
    ["of nothing", null as never, "https://cashier.test", undefined],
    ["of an end before ready", { type: "cashier", event: "ended", status: "paid" }, "https://cashier.test", undefined],
    [
      "of a bank before ready",
      { type: "cashier", event: "redirect", url: "https://cashier.test/bank" },
      "https://cashier.test",
      undefined,
    ],
  ])("a message %s changes nothing", async (_, message, origin, source) => {
    await toCashier();
    say(message, origin, source);
    expect(frame()).toBeTruthy();
    expect(screen.queryByText(messages.outcome.loading)).toBeNull();
    expect(readOpenPayment()).toMatchObject({ reference: "r-1" });
    expect(left).toEqual([]);
    expect(screen.queryByText(messages.cashier.bankRefused)).toBeNull();
  });
});
