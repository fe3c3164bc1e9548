import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test } from "vitest";
import { useWithdraw } from "@/lib/money/withdraw/store";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import { useDialogs } from "@/lib/site/dialogs/store";
import offers from "@/messages/en/offers.json";
import { eventually } from "@/tests/support/eventually";
import {
  amount,
  check,
  fillIn,
  messages,
  open,
  prepareWithdrawPage,
  request,
  sent,
  service,
  submit,
  text,
} from "@/tests/support/islands/withdraw-view";
import { balanceBody, json } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";

prepareWithdrawPage();

const bonus = {
  ...{ campaignId: "C1", assignmentId: "A1", vertical: "CASINO", currency: "EUR" },
  ...{ wageringAmount: "400.00", wageringProgress: "140.00" },
};

describe("what is sent", () => {
  test("goes out once, whatever is pressed; what depends on it is read again [WD-510, WD-517]", async () => {
    const transactions = playerKey({ playerId: "P1" }, "transactions");
    open();
    await fillIn("１００，５０");
    queryClient.setQueryData(transactions, []);
    submit();
    submit();
    expect(await screen.findByText("You have asked for €100.50")).toBeTruthy();
    expect(sent(request)).toEqual([
      { amount: "100.50", currency: "EUR", methodId: "card", ipAddress: "", blackbox: "" },
    ]);
    expect(text(screen.getByRole("region", { name: messages.title }))).toContain("Reference 2B8C51AA");
    expect(amount().value).toBe("");
    for (const call of ["GET wallet/balance", "GET wallet/pendingWithdrawal"])
      await eventually(() => expect(service.calls.asked.filter((each) => each === call).length).toBeGreaterThan(1));
    expect(queryClient.getQueryState(transactions)?.isInvalidated).toBe(true);
  });

  test("cannot be sent while a field is wrong or a call is in flight [WALLET-517]", async () => {
    let answer = () => {};
    service.calls.responses[request] = () =>
      new Promise((resolve) => {
        answer = () => resolve(HttpResponse.json({ result: "SUCCESS", referenceId: "2b8c51aa-1" }, { status: 201 }));
      });
    const button = () => screen.getByRole("button", { name: /^Withdraw/ });
    open();
    await fillIn("412.61");
    submit();
    await eventually(() => expect(amount().getAttribute("aria-invalid")).toBe("true"));
    await eventually(() => expect(button().getAttribute("aria-disabled")).toBe("true"));
    submit();
    await eventually(() => expect(document.activeElement).toBe(amount()));
    await fillIn("412.60");
    await eventually(() => expect(button().getAttribute("aria-disabled")).toBeNull());
    expect(sent(request)).toEqual([]);
    submit();
    await eventually(() => expect(sent(request)).toHaveLength(1));
    expect(button().getAttribute("aria-disabled")).toBe("true");
    submit();
    answer();
    expect(await screen.findByText("You have asked for €412.60")).toBeTruthy();
    expect(sent(request)).toHaveLength(1);
  });

  test("a lost response is being checked, neither taken nor refused, and nothing more can be sent", async () => {
    service.calls.responses[request] = () => HttpResponse.error();
    open();
    await fillIn("100");
    submit();
    expect(await screen.findByText("We are checking your withdrawal of €100.00")).toBeTruthy();
    await fillIn("50");
    submit();
    expect(await screen.findByText(messages.errors.open)).toBeTruthy();
    expect(sent(request)).toHaveLength(1);
    expect(amount().value).toBe("50");
  });

  test.each(["DOCUMENTS_PREFERRED", "SOMETHING_NEW", null])("so is a response of %j", async (result) => {
    service.calls.responses[request] = json({ result });
    open();
    await fillIn("100");
    submit();
    expect(await screen.findByText("We are checking your withdrawal of €100.00")).toBeTruthy();
  });

  test.each([
    ["RESTRICTED", messages.notices.restricted.title],
    ["DOCUMENTS_REQUIRED", messages.notices.required.title],
  ])("a refusal by %s is its screen", async (code, title) => {
    service.calls.responses[request] = () => HttpResponse.json({ code, message: "no" }, { status: 409 });
    open();
    await fillIn("100");
    submit();
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    // The check would still let it pass: it was not asked for this amount.
    await eventually(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByRole("heading", { name: title })).toBeTruthy();
    expect(screen.queryByRole("form")).toBeNull();
  });

  test("a refusal by a limit that leaves a part is said by the form, with what is left by now [WD-505]", async () => {
    service.calls.responses[request] = () => {
      check({ result: "SUCCESS", limit: "40.00", duration: "daily", originalLimit: "200.00" });
      return HttpResponse.json({ code: "WITHDRAWAL_LIMIT_REACHED", message: "no" }, { status: 409 });
    };
    open();
    await fillIn("100");
    submit();
    expect(await screen.findByText(messages.errors.refused)).toBeTruthy();
    await eventually(() =>
      expect(text(document.body)).toContain("Your withdrawal limit leaves €40.00 today. The whole limit is €200.00."),
    );
    expect(amount().value).toBe("100");
  });

  test.each([
    ["SELF_LIMIT_REACHED", messages.notices.selfLimit.title],
    ["SELF_SPEND_LIMIT_REACHED", messages.notices.spendLimit.title],
    ["WITHDRAWAL_LIMIT_REACHED", messages.notices.limitReached.title],
  ])("a refusal by %s that leaves nothing is the screen of the check", async (code, title) => {
    service.calls.responses[request] = () => {
      check({ result: code });
      return HttpResponse.json({ code, message: "no" }, { status: 409 });
    };
    open();
    await fillIn("100");
    submit();
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(screen.queryByRole("form")).toBeNull();
  });

  test.each([
    ["DOCUMENTS_PREFERRED", "IN_PROGRESS"],
    ["DOCUMENTS_REQUIRED", "PENDING_EXPIRED"],
  ])("a refusal by %s that leaves the form where it is, is said by it (%s)", async (code, kycStatus) => {
    service.calls.responses.profile = json({ ...openProfile, kycStatus });
    service.calls.responses[request] = () => HttpResponse.json({ code, message: "no" }, { status: 409 });
    open();
    await fillIn("100");
    submit();
    expect(await screen.findByText(messages.errors.verification)).toBeTruthy();
    expect(amount().value).toBe("100");
  });

  test.each([
    ["NOT_ENOUGH_FUNDS", messages.errors.funds],
    ["EXCEEDS_KYC_LIMIT", messages.errors.verification],
    ["FAILURE", messages.errors.refused],
    ["error.withdrawal.method", messages.errors.notUsed],
  ])("a refusal by %s is said by the form, which keeps what was typed", async (code, words) => {
    service.calls.responses[request] = () => HttpResponse.json({ code, message: "no" }, { status: 409 });
    open();
    await fillIn("100");
    submit();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(amount().value).toBe("100");
  });
});

describe("a player who leaves the page", () => {
  /** A response that arrives when the page was left. */
  function holdResponse(body: object) {
    let release: (() => void) | null = null;
    return {
      respond: () =>
        new Promise<Response>((resolve) => {
          release = () => resolve(HttpResponse.json(body));
        }),
      async leave(unmount: () => void) {
        await eventually(() => expect(release).not.toBeNull());
        unmount();
        release?.();
        await eventually(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
        // What would be sent next is sent by then.
        await new Promise((resolve) => setTimeout(resolve, 100));
      },
    };
  }

  test("has no withdrawal requested", async () => {
    const { unmount } = open();
    await fillIn("100");
    const { respond, leave } = holdResponse([]);
    server.use(http.get("http://platform.test/v2/rewards", respond));
    submit();
    await leave(unmount);
    expect(sent(request)).toEqual([]);
  });

  test("keeps the bonus, though they agreed", async () => {
    service.rewards = [bonus];
    const { unmount } = open();
    await fillIn("100");
    submit();
    await screen.findByRole("dialog", { name: offers.forfeit.title });
    const { respond, leave } = holdResponse([bonus]);
    server.use(http.get("http://platform.test/v2/rewards", respond));
    fireEvent.click(screen.getByRole("button", { name: "Give up €43.40 and withdraw €100.00" }));
    await leave(unmount);
    expect([sent(request), service.forfeits]).toEqual([[], []]);
  });

  test("has no withdrawal requested after a bonus was given up for it", async () => {
    service.rewards = [bonus];
    const { unmount } = open();
    await fillIn("100");
    submit();
    await screen.findByRole("dialog", { name: offers.forfeit.title });
    const { respond, leave } = holdResponse({ state: "FORFEITED" });
    server.use(http.put("http://platform.test/v2/rewards/:id/state", respond));
    fireEvent.click(screen.getByRole("button", { name: "Give up €43.40 and withdraw €100.00" }));
    await leave(unmount);
    expect(sent(request)).toEqual([]);
  });
});

describe("while a bonus runs [WD-514, WD-518]", () => {
  const dialog = () => screen.findByRole("dialog", { name: offers.forfeit.title });
  const agree = () => fireEvent.click(screen.getByRole("button", { name: "Give up €43.40 and withdraw €100.00" }));

  test("it is said in money what a withdrawal costs, and asked once more before anything is sent [WD-501]", async () => {
    service.rewards = [bonus];
    open();
    await fillIn("100");
    expect(text(await screen.findByRole("region", { name: messages.bonus.title }))).toContain(
      "you give up €18.40 of bonus money and €25.00 won with it",
    );
    submit();
    expect(text(await dialog())).toContain("Bonus money€18.40Won with it, still locked€25.00You give up€43.40");
    expect(useWithdraw.getState().modal).toBe(true);
    expect([sent(request), service.forfeits]).toEqual([[], []]);
    fireEvent.click(screen.getByRole("button", { name: offers.forfeit.keep }));
    await eventually(() => expect(useWithdraw.getState().modal).toBe(false));
    await eventually(() =>
      expect(screen.getByRole("button", { name: "Withdraw €100.00" }).getAttribute("aria-busy")).toBeNull(),
    );
    expect([sent(request), service.forfeits]).toEqual([[], []]);
    expect(amount().value).toBe("100");
  });

  test("who agrees gives it up first, with the progress that was read, and withdraws then", async () => {
    service.rewards = [bonus];
    open();
    await fillIn("100");
    submit();
    await dialog();
    agree();
    expect(await screen.findByText("You have asked for €100.00")).toBeTruthy();
    expect(service.forfeits).toEqual([
      { path: "/v2/rewards/A1/state", body: { state: "FORFEITED", wageringProgress: "140.00" } },
    ]);
    expect(sent(request)).toHaveLength(1);
  });

  test("a forfeit that nobody knows of, and rewards that cannot be read, send no withdrawal", async () => {
    service.rewards = [bonus];
    server.use(http.put("http://platform.test/v2/rewards/:id/state", () => HttpResponse.error()));
    open();
    await fillIn("100");
    submit();
    await dialog();
    agree();
    expect(await screen.findByText(messages.errors.open)).toBeTruthy();
    server.use(http.get("http://platform.test/v2/rewards", () => HttpResponse.json({}, { status: 500 })));
    submit();
    expect(await screen.findByText(messages.errors.bonus)).toBeTruthy();
    expect(sent(request)).toEqual([]);
  });

  test("no bonus is given up for a withdrawal that has become impossible meanwhile", async () => {
    service.rewards = [bonus];
    open();
    await fillIn("100");
    submit();
    await dialog();
    check({ result: "RESTRICTED" });
    agree();
    expect(await screen.findByRole("heading", { name: messages.notices.restricted.title })).toBeTruthy();
    expect([sent(request), service.forfeits]).toEqual([[], []]);
  });

  test("a bonus that begins while it is asked is asked about too, before anything is given up", async () => {
    service.rewards = [bonus];
    open();
    await fillIn("100");
    submit();
    await dialog();
    service.rewards = [bonus, { ...bonus, campaignId: "C2", assignmentId: "A2", vertical: "SPORTS" }];
    agree();
    const dearer = await screen.findByRole("button", { name: "Give up €44.40 and withdraw €100.00" });
    expect([sent(request), service.forfeits]).toEqual([[], []]);
    fireEvent.click(dearer);
    expect(await screen.findByText("You have asked for €100.00")).toBeTruthy();
    expect(service.forfeits.map(({ path }) => path)).toEqual(["/v2/rewards/A1/state", "/v2/rewards/A2/state"]);
  });

  test("a price that has risen while it is asked is asked again", async () => {
    service.rewards = [bonus];
    open();
    await fillIn("100");
    submit();
    await dialog();
    const { balanceMap, ...wallet } = balanceBody;
    service.calls.responses["wallet/balance"] = json({
      ...{ ...wallet, version: 8, balanceMap: { ...balanceMap, locked: [{ cash: "30.00" }] } },
    });
    agree();
    expect(await screen.findByRole("button", { name: "Give up €48.40 and withdraw €100.00" })).toBeTruthy();
    expect([sent(request), service.forfeits]).toEqual([[], []]);
  });

  test("free spins and cashback are not asked about", async () => {
    service.rewards = [
      { ...bonus, betBonusType: -1 },
      { ...bonus, assignmentId: "A2", triggerEvent: "CASHBACK_WEEKLY" },
    ];
    open();
    await fillIn("100");
    submit();
    expect(await screen.findByText("You have asked for €100.00")).toBeTruthy();
    expect(useDialogs.getState().requests).toEqual([]);
    expect(service.forfeits).toEqual([]);
  });
});
