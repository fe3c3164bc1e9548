import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { useDeposit } from "@/lib/money/deposit/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { useDialogs } from "@/lib/site/dialogs/store";
import {
  answer,
  check,
  fillIn,
  form,
  messages,
  open,
  prepareDeposit,
  service,
  submit,
  text,
} from "@/tests/support/islands/deposit-steps";
import { failing, json } from "@/tests/support/money/platform";
import { openProfile } from "@/tests/support/profile";

prepareDeposit();

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
    expect(service.calls.asked.filter((call) => call.includes("deposit/request"))).toEqual([]);
  });

  test.each(noCashier)("%j where the time of verification has run out [DEP-523]", async (result, title) => {
    service.calls.responses.profile = json({ ...openProfile, kycStatus: "PENDING_EXPIRED" });
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
    service.calls.responses.profile = json({ ...openProfile, kycStatus: "PENDING_EXPIRED" });
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
    service.calls.responses.profile = json({ ...openProfile, kycStatus });
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
    expect(service.calls.sent["wallet/deposit/limit-check"]).toEqual([{ ipAddress: "", blackbox: "" }]);
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
    service.calls.responses.profile = json({ ...openProfile, kycStatus: "PENDING_EXPIRED" });
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
    service.calls.responses["wallet/deposit/limit-check"] = failing;
    open();
    expect(await screen.findByRole("heading", { name: messages.notices.error.title })).toBeTruthy();
    check({ result: "SUCCESS" });
    fireEvent.click(screen.getByRole("button", { name: messages.notices.retry }));
    expect(await form()).toBeTruthy();
  });
});
