import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readOpenPayment } from "@/lib/money/deposit/open-payment";
import { inactive } from "@/lib/money/deposit/status";
import { useDeposit } from "@/lib/money/deposit/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import money from "@/messages/en/money.json";
import site from "@/messages/en/site.json";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { keepOpenBreak } from "@/tests/support/intents/open-break";
import { lockThisHour } from "@/tests/support/lock-hours";
import { loadAllMessages } from "@/tests/support/messages";
import { cardMethod, failing, json, limitBody, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { DepositSteps } from "./deposit-steps";

const left = vi.hoisted((): string[] => []);
vi.mock("@/lib/money/deposit/leave", () => ({ leaveFor: (address: string) => left.push(address) }));

const messages = money.deposit;
const cashierUrl = "https://cashier.test/cashier/payments/t";
let calls: MoneyCalls;

beforeEach(async () => {
  left.length = 0;
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useDeposit.setState(inactive, true);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/en-UN/deposit");
  writeConfig({ ...config, frameOrigins: ["https://cashier.test"] });
  await loadAllMessages();
  calls = serveMoney();
});

function open() {
  const view = render(<DepositSteps />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: signedInPlayer() }));
  return view;
}

const text = (element: HTMLElement | null | undefined) => element?.textContent.replace(/[\u00a0\u202f]/g, " ") ?? "";
const check = (body: object) => {
  calls.responses["wallet/deposit/limit-check"] = json(body);
};
const answer = (body: object, status = 201) => {
  calls.responses["wallet/deposit/request"] = () => HttpResponse.json(body, { status });
};
const form = () => screen.findByRole("form", { name: messages.title });
const requests = () => calls.sent["wallet/deposit/request"] ?? [];
const frame = () => screen.queryByTitle(messages.cashier.frame);

async function fillIn(amount: string) {
  await form();
  fireEvent.change(screen.getByLabelText("Amount in €"), { target: { value: amount } });
}
const submit = () => fireEvent.click(within(screen.getByRole("form")).getByRole("button", { name: /^Continue/ }));

const noCashier = [
  ["DOCUMENTS_UNDER_REVIEW", messages.notices.underReview.title],
  ["DOCUMENTS_REQUIRED", messages.notices.required.title],
  ["DOCUMENTS_REQUIRED_RESTRICTED", messages.notices.strict.title],
  ["WITHDRAWAL_LIMIT_REACHED", messages.notices.withdrawalLimit.title],
  ["SELF_LIMIT_REACHED", messages.notices.selfLimit.title],
  ["RESTRICTED", messages.notices.restricted.title],
  ["NOT_ENOUGH_FUNDS", messages.notices.refused.title],
  ["EXCEEDS_KYC_LIMIT", messages.notices.kycLimit.title],
  ["FAILURE", messages.notices.refused.title],
  ["FORBIDDEN", messages.notices.refused.title],
  ["SELF_SPEND_LIMIT_REACHED", messages.notices.spendLimit.title],
  ["SOMETHING_NEW", messages.notices.error.title],
  ["", messages.notices.error.title],
  [null, messages.notices.error.title],
] as const;
const ofDocuments: readonly (string | null)[] = noCashier.slice(0, 3).map(([result]) => result);

describe("what the platform's check says [DEP-505, DEP-506, DEP-507, DEP-508, DEP-509, DEP-510, DEP-511, DEP-512, DEP-519]", () => {
  test.each(noCashier)("%j: its own screen in place of the cashier", async (result, title) => {
    check({ result });
    open();
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(screen.queryByRole("form")).toBeNull();
    expect(calls.asked.filter((call) => call.includes("deposit/request"))).toEqual([]);
  });

  test.each(noCashier)("%j where the time of verification has run out [DEP-523]", async (result, title) => {
    calls.responses.profile = json({ ...openProfile, kycStatus: "PENDING_EXPIRED" });
    check({ result });
    open();
    if (ofDocuments.includes(result)) expect(await form()).toBeTruthy();
    else expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  });

  test.each([
    ["DOCUMENTS_REQUIRED", messages.notices.required.title],
    ["DOCUMENTS_REQUIRED_RESTRICTED", messages.notices.strict.title],
    ["DOCUMENTS_UNDER_REVIEW", messages.notices.underReview.title],
  ])("a request that %s refuses can be verified later where that time has run out [DEP-523]", async (code, title) => {
    calls.responses.profile = json({ ...openProfile, kycStatus: "PENDING_EXPIRED" });
    answer({ code, message: "no" }, 409);
    open();
    await fillIn("25");
    submit();
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: messages.notices.later }));
    expect(await form()).toBeTruthy();
  });

  test.each([
    ["RESTRICTED", "PENDING_EXPIRED", messages.notices.restricted.title],
    ["FAILURE", "PENDING_EXPIRED", messages.notices.refused.title],
    ["DOCUMENTS_REQUIRED", "NOT_VERIFIED", messages.notices.required.title],
  ])("one that %s refuses cannot, at %s [DEP-523]", async (code, kycStatus, title) => {
    calls.responses.profile = json({ ...openProfile, kycStatus });
    answer({ code, message: "no" }, 409);
    open();
    await fillIn("25");
    submit();
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(screen.queryByRole("button", { name: messages.notices.later })).toBeNull();
  });

  test("SUCCESS: the cashier [DEP-513, DEP-514]", async () => {
    open();
    expect(await form()).toBeTruthy();
    expect(calls.sent["wallet/deposit/limit-check"]).toEqual([{ ipAddress: "", blackbox: "" }]);
  });

  test("DOCUMENTS_PREFERRED: the cashier below a reminder with the days that are left, which can be put off", async () => {
    check({ result: "DOCUMENTS_PREFERRED", daysLeftToVerifyDocuments: 6 });
    open();
    expect(await form()).toBeTruthy();
    expect(text(screen.getByText(/You have 6 days left/))).toContain(messages.reminder.text);
    fireEvent.click(screen.getByRole("button", { name: messages.reminder.later }));
    expect(screen.queryByText(/days left/)).toBeNull();
    expect(screen.getByRole("form")).toBeTruthy();
  });

  test("DOCUMENTS_PREFERRED where that time has run out: the cashier as if nothing were asked for [DEP-523]", async () => {
    calls.responses.profile = json({ ...openProfile, kycStatus: "PENDING_EXPIRED" });
    check({ result: "DOCUMENTS_PREFERRED", daysLeftToVerifyDocuments: 6 });
    open();
    await form();
    expect(useDeposit.getState().status).toBe("allowed");
    expect(screen.queryByText(messages.reminder.text)).toBeNull();
  });

  test.each([
    ["SELF_LIMIT_REACHED", "D", /€4\.50 is left\. It is a daily limit\. It starts again 29 Nov 2026/],
    ["SELF_SPEND_LIMIT_REACHED", "W", /€4\.50 is left\. It is a weekly limit\. It starts again 29 Nov 2026/],
    ["WITHDRAWAL_LIMIT_REACHED", "M", /€4\.50 is left\. It is a monthly limit\. It starts again 29 Nov 2026/],
  ])("%s names what is left, of which limit, and when it starts again [DEP-518]", async (result, limitType, words) => {
    check({ result, limitLeft: "4.50", limitType, resetOn: "2026-11-29T12:00:00.000Z" });
    open();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test("DOCUMENTS_UNDER_REVIEW says since when, where the platform says it", async () => {
    check({ result: "DOCUMENTS_UNDER_REVIEW", since: "2026-11-25T12:00:00.000Z" });
    open();
    await screen.findByRole("heading", { name: messages.notices.underReview.title });
    expect(screen.getByText(/Since 25 Nov 2026/)).toBeTruthy();
    cleanup();
    queryClient.clear();
    check({ result: "DOCUMENTS_UNDER_REVIEW" });
    open();
    await screen.findByRole("heading", { name: messages.notices.underReview.title });
    expect(screen.queryByText(/Since/)).toBeNull();
  });

  test.each(["SELF_LIMIT_REACHED", "SELF_SPEND_LIMIT_REACHED"])(
    "%s leads to what the account has before it leads to the limits, where they are raised",
    async (result) => {
      check({ result, limitLeft: "0.00", limitType: "D", resetOn: "2026-11-29T12:00:00.000Z" });
      open();
      await screen.findByText(/€0\.00 is left/);
      expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
        messages.outcome.banking,
        messages.notices.limits,
      ]);
    },
  );

  test("a refusal is told from a check that could not be made, and can be made again", async () => {
    check({ result: "FAILURE" });
    open();
    await screen.findByRole("heading", { name: messages.notices.refused.title });
    expect(screen.getByText(messages.notices.refused.text)).toBeTruthy();
    check({ result: "SUCCESS" });
    fireEvent.click(screen.getByRole("button", { name: messages.notices.retry }));
    expect(await form()).toBeTruthy();
  });

  test("EXCEEDS_KYC_LIMIT leads to the verification", async () => {
    check({ result: "EXCEEDS_KYC_LIMIT" });
    open();
    fireEvent.click(await screen.findByRole("button", { name: messages.notices.documentsLink }));
    expect(useDialogs.getState().requests.map(({ handle }) => handle.name)).toEqual(["verification"]);
    act(() => useDialogs.setState({ requests: [] }));
  });

  test("a check that fails is an error with a retry, which makes it again", async () => {
    calls.responses["wallet/deposit/limit-check"] = failing;
    open();
    expect(await screen.findByRole("heading", { name: messages.notices.error.title })).toBeTruthy();
    check({ result: "SUCCESS" });
    fireEvent.click(screen.getByRole("button", { name: messages.notices.retry }));
    expect(await form()).toBeTruthy();
  });
});

describe("before it is confirmed", () => {
  const paid = (amount: string, daysAgo: number) => ({
    ...{ referenceId: amount, amount, type: "DEPOSIT", category: "PAYMENT", status: "SUCCESS" },
    transactionDate: new Date(Date.now() - daysAgo * 86_400_000 - 1).toISOString(),
  });

  test("it says what was paid in, what each limit leaves, the fee and the sum; nothing is chosen or proposed", async () => {
    calls.responses["wallet/transactions"] = json([paid("20.00", 3), paid("120.00", 20)]);
    calls.responses["limits/deposit"] = json([
      limitBody("D", null),
      limitBody("W", "100.00", "60.00", "40.00"),
      limitBody("M", null),
    ]);
    open();
    await form();
    expect(screen.getByLabelText<HTMLInputElement>("Amount in €").value).toBe("");
    const panel = screen.getByRole("region", { name: messages.confirm.title });
    await eventually(() =>
      expect(text(panel)).toContain("Deposited today€0.00In the last 7 days€20.00In the last 30 days€140.00"),
    );
    expect(text(panel)).toContain("Deposit limit, this week€100.00€40.00 left");
    expect(text(panel)).not.toContain(messages.limits.D);
    expect(text(panel)).toContain("Fee€0.00You pay–");
    await fillIn("25");
    expect(text(panel)).toContain("You pay€25.00");
    expect(within(panel).getByRole("button", { name: "Continue with €25.00" })).toBeTruthy();
  });

  test("a limit of the check is said too where a deposit limit of its period leaves more [DEP-518]", async () => {
    calls.responses["limits/deposit"] = json([
      limitBody("D", null),
      limitBody("W", null),
      limitBody("M", "100.00", "20.00", "80.00"),
    ]);
    check({ result: "SUCCESS", limitLeft: "30.00", limitType: "M", resetOn: "2026-11-29T12:00:00.000Z" });
    open();
    await form();
    expect(screen.getByText(/€30\.00 is left\. It is a monthly limit/)).toBeTruthy();
    cleanup();
    queryClient.clear();
    check({ result: "SUCCESS", limitLeft: "80.00", limitType: "M", resetOn: "2026-11-29T12:00:00.000Z" });
    open();
    await form();
    expect(screen.queryByText(/is left\. It is a monthly limit/)).toBeNull();
  });

  test("what only the check leaves is not called a deposit limit", async () => {
    check({ result: "SUCCESS", limitLeft: "5.00", limitType: "D", resetOn: "2026-11-29T12:00:00.000Z" });
    open();
    await fillIn("10");
    submit();
    expect(await screen.findByText(messages.errors.overLeft)).toBeTruthy();
    expect(screen.queryByText(messages.errors.overLimit)).toBeNull();
    expect(requests()).toEqual([]);
  });

  test("a limit that only the check has named is said too, once [DEP-518]", async () => {
    check({ result: "SUCCESS", limitLeft: "30.00", limitType: "M", resetOn: "2026-11-29T12:00:00.000Z" });
    open();
    await form();
    expect(screen.getByText(/€30\.00 is left\. It is a monthly limit\. It starts again 29 Nov 2026/)).toBeTruthy();
    expect(screen.queryByText(messages.limits.none)).toBeNull();
    await fillIn("30.01");
    submit();
    expect(await screen.findByText("Enter an amount from €10.00 to €30.00.")).toBeTruthy();
    expect(requests()).toEqual([]);
  });

  describe("by the server's clock, whatever the device's says", () => {
    const dayMs = 86_400_000;
    const sums = () => text(screen.getByRole("region", { name: messages.confirm.title }));
    /** Of the true time, by a device whose clock is off. */
    async function openWithClockOff(offMs: number, ...payments: [amount: string, daysAgo: number][]) {
      const now = Date.now();
      calls.responses["wallet/transactions"] = json(payments.map(([amount, daysAgo]) => paid(amount, daysAgo)));
      vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date"], now: now + offMs });
      server.use(http.get("*/api/time", () => HttpResponse.json({ now: Date.now() - offMs })));
      open();
      await form();
    }
    afterEach(() => void vi.useRealTimers());

    test.each([
      ["ahead", dayMs],
      ["behind", -dayMs],
    ])("a device that is a day %s sums up the same days", async (_, offMs) => {
      await openWithClockOff(offMs, ["10.00", 0], ["20.00", 6.5], ["120.00", 29.5], ["500.00", 30.5]);
      await eventually(() =>
        expect(sums()).toContain("Deposited today€10.00In the last 7 days€30.00In the last 30 days€150.00"),
      );
    });

    test("without the server's time the sums are absent, unless nothing was ever paid in", async () => {
      const noTime = http.get("*/api/time", () => HttpResponse.error());
      calls.responses["wallet/transactions"] = json([paid("10.00", 0)]);
      server.use(noTime);
      // Set since the time was asked for.
      vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date"], now: Date.now() + dayMs });
      open();
      await form();
      await eventually(() => expect(queryClient.isFetching()).toBe(0));
      expect(sums()).not.toContain(messages.confirm.today);
      cleanup();
      queryClient.clear();
      calls.responses["wallet/transactions"] = json([]);
      open();
      await form();
      await eventually(() => expect(sums()).toContain("Deposited today€0.00"));
    });
  });

  test("sums that could not be read are absent, and not 0.00; a limit that could not be read is no form", async () => {
    calls.responses["wallet/transactions"] = failing;
    open();
    await form();
    expect(screen.queryByText(messages.confirm.today)).toBeNull();
    expect(screen.getByText(messages.limits.none)).toBeTruthy();
  });

  test("a limit that could not be read is not no limit", async () => {
    calls.responses["limits/deposit"] = failing;
    open();
    expect(text(await screen.findByRole("alert"))).toContain(site.query.unreadable);
    expect(screen.queryByRole("form")).toBeNull();
    expect(screen.queryByText(messages.limits.none)).toBeNull();
  });

  test("the method used last comes first and is chosen; of several nobody used, none [DEP-516]", async () => {
    calls.responses["wallet/deposit/methods"] = json([cardMethod, { ...cardMethod, id: "voucher", name: "Voucher" }]);
    open();
    await form();
    for (const radio of screen.getAllByRole<HTMLInputElement>("radio")) expect(radio.checked).toBe(false);
    cleanup();
    queryClient.clear();
    sessionStorage.clear();
    calls.responses["wallet/recent_deposit_methods"] = json([{ id: "voucher" }, { id: "card" }]);
    open();
    await form();
    const radios = screen.getAllByRole<HTMLInputElement>("radio");
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ["voucher", true],
      ["card", false],
    ]);
  });

  test.each([
    ["9.99", "Enter an amount from €10.00 to €5,000.00."],
    ["0", "Enter an amount from €10.00 to €5,000.00."],
    ["-20", site.form.errors.negative],
    ["", site.form.errors.required],
    ["5000.01", "Enter an amount from €10.00 to €5,000.00."],
  ])("%j is refused at its place, and nothing is sent", async (amount, words) => {
    open();
    await fillIn(amount);
    submit();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(requests()).toEqual([]);
  });
});

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
    calls.responses["wallet/deposit/request"] = () =>
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
      calls.responses["wallet/transactions"] = waiting;
    });

    test("waits for the check before its partner's page is shown [DEP-505]", async () => {
      let respond = () => {};
      calls.responses["wallet/deposit/limit-check"] = () =>
        new Promise((resolve) => {
          respond = () => resolve(HttpResponse.json({ result: "SUCCESS" }));
        });
      open();
      await eventually(() => expect(calls.sent["wallet/deposit/limit-check"]).toHaveLength(2));
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
      calls.responses["wallet/transactions"] = json([
        {
          ...{ referenceId: "r-1", amount: "25.00", type: "DEPOSIT", category: "PAYMENT", status: "SUCCESS" },
          transactionDate: "2026-11-25T14:31:00.000Z",
        },
      ]);
      open();
      expect(await shown(messages.outcome.paid.title)).toBeTruthy();
    });

    test("is not continued after a check that failed, before another one says that it may be [DEP-519]", async () => {
      calls.responses["wallet/deposit/limit-check"] = failing;
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
      calls.responses["wallet/deposit/request"] = () => {
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
      calls.responses["wallet/deposit/request"] = () => {
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
    calls.responses["wallet/deposit/request"] = () => HttpResponse.error();
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
    calls.responses["wallet/transactions"] = payment(status);
    sayReady();
    say({ type: "cashier", event: "ended", status: "paid" });
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(screen.getByText("€25.00")).toBeTruthy();
  });

  test("another deposit begins with a new check: the one before may have used up a limit", async () => {
    await toCashier();
    calls.responses["wallet/transactions"] = payment("SUCCESS");
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
    calls.responses["wallet/transactions"] = payment("SUCCESS");
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
    calls.responses["wallet/transactions"] = payment("FAILED");
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
