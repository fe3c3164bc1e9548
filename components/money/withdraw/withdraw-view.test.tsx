import { fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { useWithdraw } from "@/lib/money/withdraw/store";
import { queryClient } from "@/lib/session/player/player-queries";
import site from "@/messages/en/site.json";
import { eventually } from "@/tests/support/eventually";
import {
  amount,
  check,
  fillIn,
  form,
  messages,
  open,
  prepareWithdrawPage,
  profile,
  request,
  sent,
  service,
  submit,
  text,
} from "@/tests/support/islands/withdraw-view";
import { balanceBody, failing, json } from "@/tests/support/money/platform";
import { WithdrawView } from "./withdraw-view";

prepareWithdrawPage();

/** Each result that has no form, with its screen, and whether verification that has run out opens the form. */
const closed = [
  ["FORBIDDEN", messages.notices.restricted.title, false],
  ["RESTRICTED", messages.notices.restricted.title, false],
  ["DOCUMENTS_UNDER_REVIEW", messages.notices.underReview.title, true],
  ["DOCUMENTS_REQUIRED_RESTRICTED", messages.notices.strict.title, true],
  ["DOCUMENTS_REQUIRED", messages.notices.required.title, true],
  ["SELF_LIMIT_REACHED", messages.notices.selfLimit.title, false],
  ["SELF_SPEND_LIMIT_REACHED", messages.notices.spendLimit.title, false],
  ["WITHDRAWAL_LIMIT_REACHED", messages.notices.limitReached.title, false],
  ["NOT_ENOUGH_FUNDS", messages.notices.NOT_ENOUGH_FUNDS.title, false],
  ["EXCEEDS_KYC_LIMIT", messages.notices.EXCEEDS_KYC_LIMIT.title, false],
  ["FAILURE", messages.notices.FAILURE.title, false],
  ["SOMETHING_NEW", messages.notices.error.title, false],
  ["", messages.notices.error.title, false],
  [null, messages.notices.error.title, false],
] as const;

describe("what the platform's check says [WD-503, WD-504, WD-507]", () => {
  test.each(closed)("%j: its own screen in place of the form", async (result, title) => {
    check({ result });
    open();
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(screen.queryByRole("form")).toBeNull();
    expect(screen.queryByRole("button", { name: /^Withdraw/ })).toBeNull();
  });

  test.each(closed)("%j where the time of verification has run out", async (result, title, opens) => {
    profile({ kycStatus: "PENDING_EXPIRED" });
    check({ result });
    open();
    if (opens) expect(await form()).toBeTruthy();
    else expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  });

  test("SUCCESS: the form, without an amount [WD-508]", async () => {
    open();
    await form();
    expect(amount().value).toBe("");
    expect(sent("wallet/withdrawal/limit-check")).toEqual([{ ipAddress: "", blackbox: "" }]);
  });

  test("DOCUMENTS_PREFERRED: the form below what is wanted, which can be put off", async () => {
    check({ result: "DOCUMENTS_PREFERRED" });
    open();
    await form();
    expect(screen.getByText(messages.documentsCanWait)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: messages.later }));
    expect(screen.queryByText(messages.documentsCanWait)).toBeNull();
    expect(screen.getByRole("form")).toBeTruthy();
  });

  test("DOCUMENTS_PREFERRED with a limit of nothing: the limit, though there is cash [WD-505, WD-506]", async () => {
    check({ result: "DOCUMENTS_PREFERRED", limit: "0.00", duration: "monthly", originalLimit: "250.00" });
    open();
    expect(await screen.findByRole("heading", { name: messages.notices.limitReached.title })).toBeTruthy();
    expect(screen.queryByText(messages.nothing.title)).toBeNull();
  });

  test("DOCUMENTS_PREFERRED with a limit below the cash: the limit beside what is wanted, and the field capped [WD-505, WD-506]", async () => {
    check({ result: "DOCUMENTS_PREFERRED", limit: "100.00", duration: "weekly", originalLimit: "250.00" });
    open();
    await form();
    const limits = "Your withdrawal limit leaves €100.00 this week. The whole limit is €250.00.";
    expect(text(document.body)).toContain(limits);
    expect(text(document.body)).toContain("The rest of your cash is over this week’s withdrawal limit.");
    fireEvent.click(screen.getByRole("button", { name: messages.later }));
    expect(text(document.body)).toContain(limits);
    await fillIn("100.01");
    submit();
    expect(await screen.findByText("Enter an amount from €10.00 to €100.00.")).toBeTruthy();
  });

  test.each([
    ["daily", "SUCCESS", "Your withdrawal limit leaves €0.00 today."],
    ["weekly", "WITHDRAWAL_LIMIT_REACHED", "Your withdrawal limit leaves €0.00 this week."],
    ["monthly", "WITHDRAWAL_LIMIT_REACHED", "Your withdrawal limit leaves €0.00 this month."],
  ])("a %s limit that is used up after %s says what is left of how much", async (duration, result, left) => {
    check({ result, limit: "0.00", duration, originalLimit: "250.00" });
    open();
    await screen.findByRole("heading", { name: messages.notices.limitReached.title });
    expect(text(document.body)).toContain(`${left} The whole limit is €250.00. ${messages.notices.limitReached.text}`);
  });

  test("a limit that is used up has no figures where the platform sends none", async () => {
    check({ result: "WITHDRAWAL_LIMIT_REACHED" });
    open();
    expect(text(await screen.findByText(messages.notices.limitReached.text))).toBe(messages.notices.limitReached.text);
  });

  test.each([
    ["NOT_ENOUGH_FUNDS", messages.notices.NOT_ENOUGH_FUNDS.text, messages.retry],
    ["FAILURE", messages.notices.error.text, messages.retry],
    ["EXCEEDS_KYC_LIMIT", messages.notices.EXCEEDS_KYC_LIMIT.text, messages.documents],
  ] as const)("%s is a refusal in its own words, with what can be done", async (result, words, action) => {
    check({ result });
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole("button", { name: action })).toBeTruthy();
    expect(useWithdraw.getState().status).toBe("error");
    const summary = text(document.body);
    expect(summary).toContain("Available to withdraw–");
    expect(summary).not.toContain("We could not find out");
  });

  test("a limit of nothing is a limit that is used up, and one below the cash caps the field [WD-505, WD-506]", async () => {
    check({ result: "SUCCESS", limit: "0.00" });
    const { unmount } = open();
    expect(await screen.findByRole("heading", { name: messages.notices.limitReached.title })).toBeTruthy();
    unmount();
    queryClient.clear();
    check({ result: "SUCCESS", limit: "100.00", duration: "weekly", originalLimit: "250.00" });
    render(<WithdrawView cancelling={{ here: true, at: {} }} />);
    await form();
    expect(text(document.body)).toContain(
      "Your withdrawal limit leaves €100.00 this week. The whole limit is €250.00.",
    );
    await fillIn("100.01");
    submit();
    expect(await screen.findByText("Enter an amount from €10.00 to €100.00.")).toBeTruthy();
    expect(sent(request)).toEqual([]);
  });

  test.each(["412.60", null])(
    "a limit of %j of the same cash leaves the whole of it [WD-505, WD-506]",
    async (limit) => {
      check({ result: "SUCCESS", limit, originalLimit: limit });
      open();
      await fillIn("412.60");
      expect(useWithdraw.getState().status).toBe("allowed");
      expect(text(document.body)).not.toContain("Your withdrawal limit leaves");
      submit();
      expect(await screen.findByText("You have asked for €412.60")).toBeTruthy();
    },
  );

  test("its flow holds the status, the question, the limit, its time and the whole limit, and nothing once the page is left [WD-501]", async () => {
    check({ result: "SUCCESS", limit: "100.00", originalLimit: "250.00" });
    const { unmount } = open();
    await form();
    const daily = { status: "selfLimitNotify", modal: false, limit: 10_000, duration: "daily", originalLimit: 25_000 };
    expect(useWithdraw.getState()).toEqual(daily);
    expect(text(document.body)).toContain("Your withdrawal limit leaves €100.00 today. The whole limit is €250.00.");
    unmount();
    expect(useWithdraw.getState()).toEqual({
      ...{ status: "inactive", modal: false, limit: null, duration: "daily", originalLimit: null },
    });
  });

  test.each([
    ["whose flag is off", { withdrawal: false }, false, messages.notices.suspended.reasons.withdrawal],
    ["whose payouts are off", { payout: false }, false, messages.notices.suspended.reasons.payout],
    ["at payout risk", { attributes: { riskPayout: true } }, false, messages.notices.suspended.reasons.risk],
    ["whose session is suspended", {}, true, messages.notices.suspended.reasons.session],
  ] as const)(
    "a player %s reads that withdrawals are suspended, and why, whatever the check says [WD-516]",
    async (_, flags, isSuspended, reason) => {
      profile(flags);
      check({ result: "RESTRICTED" });
      open(undefined, isSuspended);
      expect(await screen.findByRole("heading", { name: messages.notices.suspended.title })).toBeTruthy();
      expect(screen.getByText(reason, { exact: false })).toBeTruthy();
      expect(screen.getByRole("link", { name: messages.support })).toBeTruthy();
      expect(screen.queryByRole("form")).toBeNull();
    },
  );

  test("an account that is looked at has no form, whatever may wait [WD-515]", async () => {
    profile({ isWithdrawalReview: true, kycStatus: "PENDING_EXPIRED" });
    open();
    expect(await screen.findByRole("heading", { name: messages.notices.underReview.title })).toBeTruthy();
    expect(screen.queryByRole("form")).toBeNull();
  });

  test("a check that fails is an error, and opens nothing until it is made again", async () => {
    service.calls.responses["wallet/withdrawal/limit-check"] = failing;
    open();
    expect(await screen.findByRole("heading", { name: messages.notices.error.title })).toBeTruthy();
    check({ result: "SUCCESS" });
    fireEvent.click(screen.getByRole("button", { name: messages.retry }));
    expect(await form()).toBeTruthy();
  });

  test("nothing is open while the profile cannot be read", async () => {
    service.calls.responses.profile = failing;
    open();
    expect(await screen.findByText(site.query.unreadable)).toBeTruthy();
    expect(screen.queryByRole("form")).toBeNull();
  });
});

describe("the form", () => {
  test("offers the ways that were used, with fee and time, the least, the whole, and says what stays", async () => {
    open();
    await form();
    expect(text(screen.getByRole("radio", { name: /Visa/ }).closest("label"))).toBe(
      "VisaNo fee. Usually 1–2 working days.",
    );
    expect(text(document.body)).toContain("You can withdraw now€412.60");
    expect(text(screen.getByRole("form"))).toContain("At least €10.00.");
    await fillIn("100");
    expect(text(screen.getByRole("form"))).toContain("At least €10.00. €312.60 stays in your account.");
    expect(screen.getByRole("button", { name: "Withdraw €100.00" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Use the full €412.60" }));
    expect(amount().value).toBe("412.60");
    expect(screen.getByRole("button", { name: "Withdraw €412.60" })).toBeTruthy();
  });

  test("a method that states no time has none, and a player without one is told so", async () => {
    service.calls.responses["wallet/recent_deposit_methods"] = json([{ id: "card", payout: null }]);
    const { unmount } = open();
    await form();
    expect(text(screen.getByRole("radio").closest("label"))).toBe(`Visa${messages.noTime}`);
    unmount();
    queryClient.clear();
    service.calls.responses["wallet/recent_deposit_methods"] = json([]);
    render(<WithdrawView cancelling={{ here: true, at: {} }} />);
    expect(await screen.findByRole("heading", { name: messages.noMethods.title })).toBeTruthy();
    expect(screen.queryByRole("form")).toBeNull();
  });

  test("a player who cannot be paid yet reads so once, below a figure that does not say that it can be withdrawn now", async () => {
    service.calls.responses["wallet/recent_deposit_methods"] = json([]);
    open();
    await eventually(() => expect(text(document.body)).toContain("Available to withdraw€412.60"));
    expect(text(document.body)).toMatch(/€412\.60As of [\d:]+ [ap]m\.There is no way to pay you yet/);
    expect(screen.getAllByText(messages.noMethods.title, { exact: false })).toHaveLength(1);
    expect(text(document.body)).not.toContain("You can withdraw now");
  });

  test.each([
    ["no way", json([])],
    ["a way", json([{ id: "card", payout: null }])],
    ["ways that could not be read", failing],
  ])("documents that can wait promise no withdrawal where there is %s to be paid", async (_, methods) => {
    service.calls.responses["wallet/recent_deposit_methods"] = methods;
    check({ result: "DOCUMENTS_PREFERRED" });
    open();
    const words = await screen.findByText(messages.documentsCanWait);
    expect(text(words)).toBe("We have asked you for documents. They can wait.");
  });

  test("the figure claims nothing of now while the ways to be paid are not known", async () => {
    service.calls.responses["wallet/recent_deposit_methods"] = failing;
    open();
    await eventually(() => expect(text(document.body)).toContain("Available to withdraw€412.60"));
    expect(text(document.body)).not.toContain("You can withdraw now");
    expect(text(document.body)).not.toContain("There is no way to pay you yet. As of");
  });

  test("without a wallet, and without cash, there is none", async () => {
    service.calls.responses["wallet/balance"] = () => HttpResponse.json({}, { status: 404 });
    const { unmount } = open();
    expect(await screen.findByRole("heading", { name: messages.noWallet.title })).toBeTruthy();
    unmount();
    queryClient.clear();
    service.calls.responses["wallet/balance"] = json({ ...balanceBody, balanceMap: { locked: [{ cash: "5.00" }] } });
    render(<WithdrawView cancelling={{ here: true, at: {} }} />);
    expect(await screen.findByRole("heading", { name: messages.nothing.title })).toBeTruthy();
    expect(screen.queryByRole("form")).toBeNull();
  });

  test.each([
    ["9.99", "Enter an amount from €10.00 to €412.60."],
    ["412.61", "Enter an amount from €10.00 to €412.60."],
    ["0", "Enter an amount from €10.00 to €412.60."],
    ["-20", site.form.errors.negative],
    ["", site.form.errors.required],
    ["1e3", null],
    ["20.1234", null],
    ["$20", null],
  ])("%j is refused at its place, and stays", async (value, words) => {
    open();
    await fillIn(value);
    submit();
    await eventually(() => expect(amount().getAttribute("aria-invalid")).toBe("true"));
    if (words) expect(await screen.findByText(words)).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(amount()));
    expect(amount().value).toBe(value);
    expect(sent(request)).toEqual([]);
  });
});
