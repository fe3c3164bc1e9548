import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { readOpenPayment } from "@/lib/money/deposit/open-payment";
import { eventually } from "@/tests/support/eventually";
import { keepOpenBreak } from "@/tests/support/intents/open-break";
import {
  answer,
  cashierUrl,
  check,
  fillIn,
  form,
  frame,
  messages,
  open,
  prepareDeposit,
  requests,
  service,
  submit,
  text,
} from "@/tests/support/islands/deposit-steps";
import { lockThisHour } from "@/tests/support/lock-hours";
import { failing, json } from "@/tests/support/money/platform";

prepareDeposit();

describe("what is sent", () => {
  test("goes out once, whatever is pressed, without a bonus, and continues at the partner's page [DEP-517]", async () => {
    answer({ referenceId: "r-1", result: "SUCCESS", cashierUrl });
    open();
    await fillIn("25");
    submit();
    submit();
    await eventually(() => expect(frame()?.getAttribute("src")).toBe(cashierUrl));
    expect(requests()).toEqual([
      {
        ...{ amount: "25.00", currency: "EUR", methodId: "card", selectedBonusId: null },
        returnUrl: `${location.origin}/en-UN/deposit`,
      },
    ]);
    expect(text(screen.getByRole("region", { name: messages.cashier.who }))).toContain("Amount€25.00");
  });

  test("cannot be sent while a field is wrong or a call is in flight [WALLET-517]", async () => {
    let respond = () => {};
    service.calls.responses["wallet/deposit/request"] = () =>
      new Promise((resolve) => {
        respond = () =>
          resolve(HttpResponse.json({ referenceId: "r-1", result: "SUCCESS", cashierUrl }, { status: 201 }));
      });
    const button = () => within(screen.getByRole("form")).getByRole("button", { name: /^Continue/ });
    open();
    await fillIn("5000.01");
    submit();
    await eventually(() => expect(button().getAttribute("aria-disabled")).toBe("true"));
    submit();
    expect(requests()).toEqual([]);
    await fillIn("5000.00");
    await eventually(() => expect(button().getAttribute("aria-disabled")).toBeNull());
    submit();
    await eventually(() => expect(requests()).toHaveLength(1));
    expect(button().getAttribute("aria-disabled")).toBe("true");
    submit();
    respond();
    await eventually(() => expect(frame()).toBeTruthy());
    expect(requests()).toHaveLength(1);
  });

  test("a reload continues at the partner's page, without a second request", async () => {
    answer({ referenceId: "r-1", result: "SUCCESS", cashierUrl });
    const { unmount } = open();
    await fillIn("25");
    submit();
    await eventually(() => expect(frame()).toBeTruthy());
    unmount();
    open();
    await eventually(() => expect(frame()?.getAttribute("src")).toBe(cashierUrl));
    expect(requests()).toHaveLength(1);
  });

  describe("a payment that was left open", () => {
    const shown = (title: string) => screen.findByRole("heading", { name: title });
    const waiting = json([
      {
        ...{ referenceId: "r-1", amount: "25.00", type: "DEPOSIT", category: "PAYMENT", status: "WAITING_INPUT" },
        transactionDate: "2026-11-25T14:31:00.000Z",
      },
    ]);
    beforeEach(async () => {
      answer({ referenceId: "r-1", result: "SUCCESS", cashierUrl });
      const { unmount } = open();
      await fillIn("25");
      submit();
      await eventually(() => expect(frame()).toBeTruthy());
      unmount();
      service.calls.responses["wallet/transactions"] = waiting;
    });

    test("waits for the check before its partner's page is shown [DEP-505]", async () => {
      let respond = () => {};
      service.calls.responses["wallet/deposit/limit-check"] = () =>
        new Promise((resolve) => {
          respond = () => resolve(HttpResponse.json({ result: "SUCCESS" }));
        });
      open();
      await eventually(() => expect(service.calls.sent["wallet/deposit/limit-check"]).toHaveLength(2));
      expect(frame()).toBeNull();
      respond();
      await eventually(() => expect(frame()?.getAttribute("src")).toBe(cashierUrl));
    });

    test.each([
      ["what the check says", () => check({ result: "RESTRICTED" })],
      ["a limit that is used up", () => check({ result: "SELF_LIMIT_REACHED" })],
      ["documents that are required", () => check({ result: "DOCUMENTS_REQUIRED" })],
      ["a break that has no answer yet", () => keepOpenBreak()],
      ["the lock hours of the device", () => lockThisHour()],
    ])("is not continued against %s: its outcome is shown [DEP-505, DEP-519]", async (_, close) => {
      close();
      open();
      expect(await shown(messages.outcome.waiting.title)).toBeTruthy();
      expect(frame()).toBeNull();
      expect(readOpenPayment()).toBeNull();
    });

    test("says that it is looked up what became of it, and not that nothing is paid", async () => {
      open();
      await eventually(() => expect(frame()).toBeTruthy());
      expect(screen.getByText(messages.cashier.keptHint)).toBeTruthy();
      expect(screen.getByRole("button", { name: messages.cashier.lookUp })).toBeTruthy();
      expect(document.body.textContent).not.toMatch(/nothing (is|was) paid/i);
      expect(screen.queryByRole("button", { name: messages.cashier.leave })).toBeNull();
    });

    test("invites to no second one: its outcome comes before another form", async () => {
      open();
      await eventually(() => expect(frame()).toBeTruthy());
      expect(screen.queryByRole("button", { name: messages.cashier.change })).toBeNull();
      fireEvent.click(screen.getByRole("button", { name: messages.cashier.lookUp }));
      expect(await shown(messages.outcome.waiting.title)).toBeTruthy();
      expect(requests()).toHaveLength(1);
    });

    test("is shown as paid once the ledger has it, whatever its partner's page says", async () => {
      service.calls.responses["wallet/transactions"] = json([
        {
          ...{ referenceId: "r-1", amount: "25.00", type: "DEPOSIT", category: "PAYMENT", status: "SUCCESS" },
          transactionDate: "2026-11-25T14:31:00.000Z",
        },
      ]);
      open();
      expect(await shown(messages.outcome.paid.title)).toBeTruthy();
    });

    test("is not continued after a check that failed, before another one says that it may be [DEP-519]", async () => {
      service.calls.responses["wallet/deposit/limit-check"] = failing;
      open();
      expect(await shown(messages.notices.error.title)).toBeTruthy();
      expect(document.body.textContent).not.toMatch(/nothing (is|was) paid/i);
      expect(frame()).toBeNull();
      check({ result: "SUCCESS" });
      fireEvent.click(screen.getByRole("button", { name: messages.notices.retry }));
      await eventually(() => expect(frame()?.getAttribute("src")).toBe(cashierUrl));
      expect(requests()).toHaveLength(1);
    });
  });

  test.each(["https://evil.test/", "javascript:alert(1)", "http://localhost:3000/x"])(
    "a page at %s is not opened",
    async (address) => {
      answer({ referenceId: "r-1", result: "SUCCESS", cashierUrl: address });
      open();
      await fillIn("25");
      submit();
      expect(await screen.findByText(messages.errors.cashier)).toBeTruthy();
      expect(frame()).toBeNull();
    },
  );

  test.each([
    ["RESTRICTED", messages.notices.restricted.title],
    ["DOCUMENTS_REQUIRED", messages.notices.required.title],
  ])("a refusal by %s is its screen", async (code, title) => {
    answer({ code, message: "no" }, 409);
    open();
    await fillIn("25");
    submit();
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  });

  const limitLeft = (left: string, result = "SUCCESS") =>
    check({ result, limitLeft: left, limitType: "D", resetOn: "2026-11-29T12:00:00.000Z" });

  test.each([
    ["SELF_LIMIT_REACHED", messages.errors.overLimit],
    ["SELF_SPEND_LIMIT_REACHED", messages.errors.overSpendLimit],
    ["WITHDRAWAL_LIMIT_REACHED", messages.errors.overPaymentLimit],
  ])(
    "a refusal by %s that leaves a part is said at the amount, with its limit and what is left by now [DEP-512]",
    async (code, words) => {
      limitLeft("40.00");
      service.calls.responses["wallet/deposit/request"] = () => {
        limitLeft("15.00");
        return HttpResponse.json({ code, message: "no" }, { status: 409 });
      };
      open();
      await fillIn("25");
      submit();
      expect(await screen.findByText(/€15\.00 is left\. It is a daily limit/)).toBeTruthy();
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.getByLabelText<HTMLInputElement>("Amount in €").value).toBe("25");
      answer({ referenceId: "r-1", result: "SUCCESS", cashierUrl });
      await fillIn("15");
      submit();
      await eventually(() => expect(frame()).toBeTruthy());
    },
  );

  test.each([
    ["SELF_LIMIT_REACHED", messages.notices.selfLimit.title],
    ["SELF_SPEND_LIMIT_REACHED", messages.notices.spendLimit.title],
    ["WITHDRAWAL_LIMIT_REACHED", messages.notices.withdrawalLimit.title],
  ])(
    "a refusal by %s that leaves nothing is its screen, with what, of which limit and until when [DEP-511, DEP-512]",
    async (code, title) => {
      limitLeft("40.00");
      service.calls.responses["wallet/deposit/request"] = () => {
        limitLeft("0.00", code);
        return HttpResponse.json({ code, message: "no" }, { status: 409 });
      };
      open();
      await fillIn("25");
      submit();
      expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
      expect(screen.getByText(/€0\.00 is left\. It is a daily limit\. It starts again 29 Nov 2026/)).toBeTruthy();
      expect(screen.queryByRole("form")).toBeNull();
    },
  );

  test("nothing goes out while a break that was asked for has no answer", async () => {
    answer({ referenceId: "r-1", result: "SUCCESS", cashierUrl });
    open();
    await fillIn("25");
    keepOpenBreak();
    submit();
    expect(await screen.findByText(messages.errors.break)).toBeTruthy();
    expect(requests()).toEqual([]);
  });

  test("nothing goes out in the lock hours of the device", async () => {
    answer({ referenceId: "r-1", result: "SUCCESS", cashierUrl });
    open();
    await fillIn("25");
    lockThisHour();
    submit();
    expect(await screen.findByText(messages.errors.lockHours)).toBeTruthy();
    expect(requests()).toEqual([]);
  });

  test("a lost response is neither paid nor failed, and is not sent again", async () => {
    service.calls.responses["wallet/deposit/request"] = () => HttpResponse.error();
    open();
    await fillIn("25");
    submit();
    expect(await screen.findByRole("heading", { name: messages.outcome.checking.title })).toBeTruthy();
    expect(requests()).toHaveLength(1);
    expect(screen.queryByText(messages.outcome.paid.title)).toBeNull();
    expect(screen.queryByText(messages.outcome.failed.title)).toBeNull();
  });
});

describe("what the request itself says of documents that may wait", () => {
  test("taken: the partner's page follows, as the check would have let it", async () => {
    answer({ referenceId: "r-1", result: "DOCUMENTS_PREFERRED", cashierUrl });
    open();
    await fillIn("25");
    submit();
    await eventually(() => expect(frame()).toBeTruthy());
    expect(requests()).toHaveLength(1);
  });

  test("refused: the form says so, and keeps what was typed", async () => {
    answer({ code: "DOCUMENTS_PREFERRED", message: "no" }, 409);
    open();
    await fillIn("25");
    submit();
    expect(await screen.findByText(messages.errors.notAllowed)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Amount in €").value).toBe("25");
  });

  test("an answer that refuses is the flow's, and keeps what was typed", async () => {
    answer({ referenceId: "r-1", result: "FAILURE" });
    open();
    await fillIn("25");
    submit();
    expect(await screen.findByRole("heading", { name: messages.notices.refused.title })).toBeTruthy();
    cleanup();
    open();
    await form();
    expect(screen.getByLabelText<HTMLInputElement>("Amount in €").value).toBe("25");
  });
});
