import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/session/player/player-queries";
import site from "@/messages/en/site.json";
import { eventually } from "@/tests/support/eventually";
import {
  check,
  fillIn,
  form,
  messages,
  open,
  prepareDeposit,
  requests,
  service,
  submit,
  text,
} from "@/tests/support/islands/deposit-steps";
import { cardMethod, failing, json, limitBody } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";

prepareDeposit();

describe("before it is confirmed", () => {
  const paid = (amount: string, daysAgo: number) => ({
    ...{ referenceId: amount, amount, type: "DEPOSIT", category: "PAYMENT", status: "SUCCESS" },
    transactionDate: new Date(Date.now() - daysAgo * 86_400_000 - 1).toISOString(),
  });

  test("it says what was paid in, what each limit leaves, the fee and the sum; nothing is chosen or proposed", async () => {
    service.calls.responses["wallet/transactions"] = json([paid("20.00", 3), paid("120.00", 20)]);
    service.calls.responses["limits/deposit"] = json([
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
    service.calls.responses["limits/deposit"] = json([
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
      service.calls.responses["wallet/transactions"] = json(payments.map(([amount, daysAgo]) => paid(amount, daysAgo)));
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
      service.calls.responses["wallet/transactions"] = json([paid("10.00", 0)]);
      server.use(noTime);
      // Set since the time was asked for.
      vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date"], now: Date.now() + dayMs });
      open();
      await form();
      await eventually(() => expect(queryClient.isFetching()).toBe(0));
      expect(sums()).not.toContain(messages.confirm.today);
      cleanup();
      queryClient.clear();
      service.calls.responses["wallet/transactions"] = json([]);
      open();
      await form();
      await eventually(() => expect(sums()).toContain("Deposited today€0.00"));
    });
  });

  test("sums that could not be read are absent, and not 0.00; a limit that could not be read is no form", async () => {
    service.calls.responses["wallet/transactions"] = failing;
    open();
    await form();
    expect(screen.queryByText(messages.confirm.today)).toBeNull();
    expect(screen.getByText(messages.limits.none)).toBeTruthy();
  });

  test("a limit that could not be read is not no limit", async () => {
    service.calls.responses["limits/deposit"] = failing;
    open();
    expect(text(await screen.findByRole("alert"))).toContain(site.query.unreadable);
    expect(screen.queryByRole("form")).toBeNull();
    expect(screen.queryByText(messages.limits.none)).toBeNull();
  });

  test("a limit that leaves less than the method takes makes no range of it: the method keeps its own", async () => {
    service.calls.responses["limits/deposit"] = json([
      limitBody("D", "100.00", "95.00", "5.00"),
      ...["W", "M"].map((duration) => limitBody(duration, null)),
    ]);
    open();
    const all = await form();
    expect(text(all)).not.toContain("€10.00 to €5.00");
    await fillIn("10");
    submit();
    expect(await screen.findByText(messages.errors.overLimit)).toBeTruthy();
    expect(requests()).toEqual([]);
  });

  test("the method used last comes first and is chosen; of several nobody used, none [DEP-516]", async () => {
    service.calls.responses["wallet/deposit/methods"] = json([
      cardMethod,
      { ...cardMethod, id: "voucher", name: "Voucher" },
    ]);
    open();
    await form();
    for (const radio of screen.getAllByRole<HTMLInputElement>("radio")) expect(radio.checked).toBe(false);
    cleanup();
    queryClient.clear();
    sessionStorage.clear();
    service.calls.responses["wallet/recent_deposit_methods"] = json([{ id: "voucher" }, { id: "card" }]);
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

test("a press on the button begins without leaving the amount, whose error would move the button away from under it", async () => {
  open();
  await form();
  const button = screen.getByRole("button", { name: messages.confirm.submit });
  // False: the browser moves no focus.
  expect(fireEvent.mouseDown(button)).toBe(false);
});
