import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { noteOutcomes } from "@/lib/money/deposit/awaited-deposits";
import { inactive } from "@/lib/money/deposit/status";
import { dispatchDeposit, useDeposit } from "@/lib/money/deposit/store";
import type { Transaction } from "@/lib/money/transactions/schema";
import { queryClient } from "@/lib/session/player/player-queries";
import { peekBonusCode, takeBonusCode } from "@/lib/session/sign-in/kept-bonus-code";
import { type Player, unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import money from "@/messages/en/money.json";
import offers from "@/messages/en/offers.json";
import site from "@/messages/en/site.json";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { loadAllMessages } from "@/tests/support/messages";
import { failing, json, limitBody, type MoneyCalls, serveMoney } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";
import { DepositSteps } from "./deposit-steps";

const messages = money.deposit;
let calls: MoneyCalls;
/** What the campaign that is asked for adds to its terms. */
let terms: object;
let readTerms: (campaignId: string) => Response;
/** What was accepted, and how that is answered. */
let accepted: unknown[];
let answerConsent: () => Response;

const offer = {
  ...{ campaignId: "second", name: "Your next deposit", triggerEvent: "SECOND_DEPOSIT", currency: "EUR" },
  ...{ amount: "12.50", wageringAmount: "375.00" },
};

beforeEach(async () => {
  queryClient.clear();
  useSession.setState(unknownSession, true);
  useDeposit.setState(inactive, true);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/en-UN/deposit");
  writeConfig({ ...config, frameOrigins: ["https://cashier.test"] });
  await loadAllMessages();
  calls = serveMoney();
  calls.responses["v2/rewards"] = json([
    offer,
    { campaignId: "bet", name: "For bets", triggerEvent: "BET", currency: "EUR" },
  ]);
  calls.responses["bonus-code/manual-claim/available"] = json({ isAvailable: true });
  [terms, accepted] = [{}, []];
  readTerms = (campaignId) =>
    HttpResponse.json([
      {
        ...{ campaignId, currency: "EUR", amount: "12.50", wageringAmount: "375.00", days: 30, maxBet: "5.00" },
        ...{ excludedGames: [], example: { game: "Gem Harbour", averageReturn: 0.96, isCertified: true } },
        ...terms,
      },
    ]);
  answerConsent = () => HttpResponse.json({ campaignId: "second" });
  server.use(
    http.get("http://platform.test/v2/campaigns", ({ request }) =>
      readTerms(new URL(request.url).searchParams.get("campaignIds") ?? ""),
    ),
    http.post("http://platform.test/v2/campaigns/consent", async ({ request }) => {
      accepted.push(await request.json());
      return answerConsent();
    }),
  );
  calls.responses["wallet/deposit/request"] = () =>
    HttpResponse.json(
      { referenceId: "r-1", result: "SUCCESS", cashierUrl: "https://cashier.test/cashier/payments/t" },
      { status: 201 },
    );
});

async function open(account: Partial<Player> = {}) {
  render(<DepositSteps />);
  act(() => dispatchSession({ type: "requested" }));
  act(() => dispatchSession({ type: "found", player: { ...signedInPlayer(), ...account } }));
  await screen.findByRole("form", { name: messages.title });
}
const text = (element: HTMLElement) => element.textContent.replace(/[\u00a0\u202f]/g, " ");
const choices = () => screen.getByRole("group", { name: messages.bonus.title });
const choose = (name: RegExp) => fireEvent.click(within(choices()).getByRole("radio", { name }));
const panel = () => text(screen.getByRole("region", { name: messages.confirm.title }));
const enterCode = (value: string) =>
  fireEvent.change(screen.getByLabelText(offers.bonusCode.code), { target: { value } });

function submit() {
  fireEvent.change(screen.getByLabelText("Amount in €"), { target: { value: "25" } });
  fireEvent.click(within(screen.getByRole("form")).getByRole("button", { name: /^Continue/ }));
}
const bonusIds = () => (calls.sent["wallet/deposit/request"] ?? []).map((body) => Object(body).selectedBonusId);

describe("the bonus of a deposit [DEP-518]", () => {
  test("is chosen by the player alone: none is, and none is sent", async () => {
    await open();
    const radios = within(choices()).getAllByRole<HTMLInputElement>("radio");
    expect(radios.map((radio) => radio.checked)).toEqual([false, false, false]);
    expect(text(choices())).toContain("€12.50 more; stake €375.00 before you withdraw it");
    expect(text(choices())).not.toContain("For bets");
    expect(panel()).toContain("BonusNone chosen");
    submit();
    await eventually(() => expect(bonusIds()).toEqual([null]));
  });

  test("is of a kind that the law of the account allows", async () => {
    calls.responses["v2/rewards"] = json([
      offer,
      { ...offer, campaignId: "first", name: "Your first deposit", triggerEvent: "FIRST_DEPOSIT" },
    ]);
    calls.responses["limits/deposit"] = json(
      ["D", "W", "M"].map((duration) => limitBody(duration, "200.00", "0.00", "200.00")),
    );
    server.use(http.get("http://platform.test/v2/player/campaigns", () => HttpResponse.json([])));
    await open({ countryCode: "SE" });
    await eventually(() => expect(within(choices()).getAllByRole("radio")).toHaveLength(3));
    expect(text(choices())).toContain("Your first deposit");
    expect(text(choices())).not.toContain("Your next deposit");
  });

  test("that is on offer goes out with its id, and is named before it is confirmed", async () => {
    await open();
    choose(/Your next deposit/);
    expect(panel()).toContain("BonusYour next deposit");
    expect(useDeposit.getState()).toMatchObject({ selectBonus: true, selectedBonusId: "second" });
    submit();
    await eventually(() => expect(bonusIds()).toEqual(["second"]));
  });

  test("can be taken back", async () => {
    await open();
    choose(/Your next deposit/);
    choose(/No bonus/);
    expect(panel()).toContain("BonusNone chosen");
    submit();
    await eventually(() => expect(bonusIds()).toEqual([null]));
  });

  test("that was chosen on another page is not sent from a game, where the law lets none be offered", async () => {
    calls.responses["limits/deposit"] = json(
      ["D", "W", "M"].map((duration) => limitBody(duration, "200.00", "0.00", "200.00")),
    );
    history.replaceState(null, "", "/en-NL/deposit");
    await loadAllMessages();
    await open();
    choose(/Your next deposit/);
    cleanup();
    history.replaceState(null, "", "/en-NL/play/gem-harbour");
    await open();
    expect(screen.getByText(messages.bonus.notDuringPlay)).toBeTruthy();
    expect(panel()).not.toContain("Your next deposit");
    submit();
    await eventually(() => expect(bonusIds()).toEqual([null]));
  });

  test("of a code is the one that the platform names for it; spaces around a code go, its letters stay as they are", async () => {
    calls.responses["bonus-code/validate"] = json({ campaignId: "of-code" });
    await open();
    choose(/I have a code/);
    submit();
    expect(await screen.findByText(site.form.errors.required)).toBeTruthy();
    // With spaces around it, and a character that nobody sees.
    enterCode(" sPr\u200bing-1 ");
    submit();
    // What it gives is shown first: nothing was asked for yet.
    expect(await screen.findByText(messages.errors.readTerms)).toBeTruthy();
    const shown = await screen.findByRole("region", { name: offers.promotions.facts.title });
    await eventually(() => expect(text(shown)).toContain("€375.00"));
    expect(bonusIds()).toEqual([]);
    submit();
    await eventually(() => expect(bonusIds()).toEqual(["of-code"]));
    expect(calls.sent["bonus-code/validate"]).toEqual([{ bonusCode: "sPring-1" }, { bonusCode: "sPring-1" }]);
  });

  test("closed while the code is checked, the deposit is not asked for, and what was typed is kept", async () => {
    let answer = () => {};
    calls.responses["bonus-code/validate"] = json({ campaignId: "of-code" });
    await open();
    choose(/I have a code/);
    enterCode("SPRING");
    submit();
    await screen.findByRole("region", { name: offers.promotions.facts.title });
    calls.responses["bonus-code/validate"] = () =>
      new Promise((resolve) => {
        answer = () => resolve(HttpResponse.json({ campaignId: "of-code" }));
      });
    submit();
    await eventually(() => expect(calls.sent["bonus-code/validate"]).toHaveLength(2));
    cleanup();
    answer();
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(bonusIds()).toEqual([]);
    await open();
    expect(screen.getByLabelText<HTMLInputElement>("Amount in €").value).toBe("25");
  });

  test.each([
    [
      "is not good",
      () => HttpResponse.json({ code: "error.bonus_code.expired" }, { status: 409 }),
      messages.errors.bonusCode,
    ],
    ["could not be checked", failing, offers.bonusCode.checkUnknown],
  ])("a code that %s is said, and nothing is paid in", async (_, respond, words) => {
    calls.responses["bonus-code/validate"] = respond;
    await open();
    choose(/I have a code/);
    enterCode("SPRING");
    submit();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(bonusIds()).toEqual([]);
  });

  test("the code of a link waits in its field, chosen by nobody, and can be removed", async () => {
    history.replaceState(null, "", "/en-UN/deposit?bonusCode=SPRING");
    takeBonusCode();
    await open();
    expect(panel()).toContain("BonusNone chosen");
    choose(/I have a code/);
    expect(screen.getByLabelText<HTMLInputElement>(offers.bonusCode.code).value).toBe("SPRING");
    fireEvent.click(screen.getByRole("button", { name: offers.bonusCode.remove }));
    expect(screen.getByLabelText<HTMLInputElement>(offers.bonusCode.code).value).toBe("");
    expect(peekBonusCode()).toBeNull();
  });

  test("is no question where the account has no bonuses", async () => {
    calls.responses.profile = json({ ...openProfile, bonuses: false });
    await open();
    expect(screen.queryByRole("group", { name: messages.bonus.title })).toBeNull();
    expect(calls.asked.filter((call) => /rewards|bonus-code/.test(call))).toEqual([]);
  });

  test("is no question to a player who refuses them, whatever an earlier page of this tab has kept", async () => {
    await open();
    choose(/I have a code/);
    enterCode("SPRING");
    cleanup();
    calls.responses["bonus-preference"] = json({ refusesBonuses: true });
    queryClient.clear();
    await open();
    expect(screen.queryByRole("group", { name: messages.bonus.title })).toBeNull();
    expect(screen.queryByLabelText(offers.bonusCode.code)).toBeNull();
    submit();
    await eventually(() => expect(bonusIds()).toEqual([null]));
    expect(calls.sent["bonus-code/validate"]).toBeUndefined();
  });

  test("is none that could not be read: neither is whether they are refused", async () => {
    calls.responses["bonus-preference"] = failing;
    await open();
    expect(screen.getByText(messages.bonus.unread)).toBeTruthy();
    expect(screen.queryByRole("group", { name: messages.bonus.title })).toBeNull();
  });

  test("switched off meanwhile is the reason at the form", async () => {
    calls.responses["wallet/deposit/request"] = () =>
      HttpResponse.json({ code: "error.player.bonuses_off", message: "no" }, { status: 409 });
    await open();
    choose(/Your next deposit/);
    submit();
    expect(await screen.findByText(messages.errors.bonusesOff)).toBeTruthy();
  });

  test("that could not be read keeps no deposit up", async () => {
    calls.responses["v2/rewards"] = failing;
    await open();
    expect(screen.getByText(messages.bonus.unread)).toBeTruthy();
    submit();
    await eventually(() => expect(bonusIds()).toEqual([null]));
  });

  test("another that runs is the reason at the form", async () => {
    calls.responses["wallet/deposit/request"] = () =>
      HttpResponse.json({ code: "error.bonus.active.same.vertical.already.exists", message: "no" }, { status: 409 });
    await open();
    choose(/Your next deposit/);
    submit();
    expect(await screen.findByText(messages.errors.bonusRuns)).toBeTruthy();
  });
});

describe("the code of a link", () => {
  beforeEach(() => {
    history.replaceState(null, "", "/en-UN/deposit?bonusCode=SPRING");
    takeBonusCode();
    calls.responses["bonus-code/validate"] = json({ campaignId: "of-code" });
  });
  const field = () => screen.getByLabelText<HTMLInputElement>(offers.bonusCode.code);
  const noted = (status: string) => noteOutcomes([{ referenceId: "r-1", type: "DEPOSIT", status } as Transaction]);

  async function sendWith(code: string) {
    await open();
    choose(/I have a code/);
    enterCode(code);
    submit();
    await screen.findByText(messages.errors.readTerms);
    submit();
    await eventually(() => expect(bonusIds()).toEqual(["of-code"]));
    await eventually(() => expect(screen.queryByRole("button", { name: /^Continue/, busy: true })).toBeNull());
  }

  test.each([
    ["is refused by its result", json({ referenceId: "r-1", result: "SELF_LIMIT_REACHED" })],
    ["is refused", () => HttpResponse.json({ code: "error.player.bonuses_off" }, { status: 409 })],
    ["got no response", () => HttpResponse.error()],
    [
      "has a partner's page that is not shown",
      json({ referenceId: "r-1", result: "SUCCESS", cashierUrl: "https://x.test/" }),
    ],
  ])("is kept where the deposit %s", async (_, respond) => {
    calls.responses["wallet/deposit/request"] = respond;
    await sendWith("SPRING");
    expect(peekBonusCode()).toBe("SPRING");
  });

  test("is kept where nothing is sent because an earlier deposit is not settled", async () => {
    calls.responses["wallet/deposit/request"] = () => HttpResponse.error();
    await open();
    submit();
    await eventually(() => expect(bonusIds()).toEqual([null]));
    cleanup();
    useDeposit.setState(inactive, true);
    await open();
    choose(/I have a code/);
    enterCode("SPRING");
    submit();
    await screen.findByText(messages.errors.readTerms);
    submit();
    expect(await screen.findByText(messages.errors.open)).toBeTruthy();
    expect([bonusIds(), peekBonusCode()]).toEqual([[null], "SPRING"]);
  });

  test("is in its field again after a deposit that was not paid", async () => {
    calls.responses["wallet/deposit/request"] = json({ referenceId: "r-1", result: "SUCCESS" });
    await sendWith("SPRING");
    act(() => noted("FAILED"));
    cleanup();
    await open();
    choose(/I have a code/);
    expect(field().value).toBe("SPRING");
  });

  test("is forgotten once the deposit is paid, and not before", async () => {
    await sendWith("SPRING");
    act(() => noted("PENDING"));
    expect(peekBonusCode()).toBe("SPRING");
    act(() => noted("SUCCESS"));
    expect(peekBonusCode()).toBeNull();
  });

  test("stays where a deposit with another one is paid", async () => {
    await sendWith("SUMMER");
    act(() => noted("SUCCESS"));
    expect(peekBonusCode()).toBe("SPRING");
  });

  test.each([
    ["SPRING", "error.bonus_code.used", null],
    ["SPRING", "error.bonus_code.unknown", "SPRING"],
    ["SUMMER", "error.bonus_code.used", "SPRING"],
  ])("where the platform says of %s %s, what is kept is %s", async (code, said, kept) => {
    calls.responses["bonus-code/validate"] = () => HttpResponse.json({ code: said }, { status: 409 });
    await open();
    choose(/I have a code/);
    enterCode(code);
    submit();
    expect(await screen.findByText(messages.errors.bonusCode)).toBeTruthy();
    expect(peekBonusCode()).toBe(kept);
  });
});

test("to close the deposit forgets the bonus, the limit and all else of it, but not what a toast has still to say [DEP-504]", async () => {
  const resetOn = "2026-11-29T12:00:00.000Z";
  calls.responses["wallet/deposit/limit-check"] = json({
    ...{ result: "SUCCESS", limitLeft: "30.00", limitType: "M", resetOn },
  });
  act(() => dispatchDeposit({ type: "settled" }));
  await open();
  choose(/Your next deposit/);
  expect(useDeposit.getState()).toMatchObject({
    ...{ status: "allowed", modal: true, selectBonus: true, selectedBonusId: "second", notification: true },
    ...{ limitLeft: 3_000, limitType: "M", resetOn, hideCashier: false },
  });
  cleanup();
  expect(useDeposit.getState()).toEqual({ ...inactive, notification: true });
});

describe("the terms of the bonus of a deposit", () => {
  const box = () => screen.findByRole<HTMLInputElement>("checkbox", { name: offers.rewards.terms.agree });
  const facts = async () => text(await screen.findByRole("region", { name: offers.promotions.facts.title }));

  test("stand in the form once it is chosen: six facts, and what they cost in money", async () => {
    await open();
    expect(screen.queryByRole("region", { name: offers.promotions.facts.title })).toBeNull();
    choose(/Your next deposit/);
    await screen.findByText(offers.rewards.terms.example.title);
    expect(await facts()).toMatch(/€12\.50.*€375\.00.*30.*€5\.00.*None.*Your own money/);
    expect(await facts()).toContain("At the average return of Gem Harbour, 96%, that costs about €15.00.");
    expect(screen.queryByRole("checkbox")).toBeNull();
    choose(/No bonus/);
    expect(screen.queryByRole("region", { name: offers.promotions.facts.title })).toBeNull();
  });

  test("that have to be accepted are, by their player: before that nothing is asked for", async () => {
    terms = { consentRequired: true };
    await open();
    choose(/Your next deposit/);
    expect((await box()).checked).toBe(false);
    submit();
    expect(await screen.findByText(offers.rewards.terms.agreeFirst)).toBeTruthy();
    expect([accepted, bonusIds()]).toEqual([[], []]);
    fireEvent.click(await box());
    submit();
    await eventually(() => expect(bonusIds()).toEqual(["second"]));
    expect(accepted).toEqual([{ campaignId: "second", agreed: true, bonusCode: null }]);
  });

  test("of a code are accepted with the code; another code has terms of its own", async () => {
    terms = { consentRequired: true };
    calls.responses["bonus-code/validate"] = json({ campaignId: "of-code" });
    await open();
    choose(/I have a code/);
    enterCode("SPRING");
    submit();
    fireEvent.click(await box());
    enterCode("SUMMER");
    expect(screen.queryByRole("checkbox")).toBeNull();
    calls.responses["bonus-code/validate"] = json({ campaignId: "of-summer" });
    submit();
    expect((await box()).checked).toBe(false);
    expect([accepted, bonusIds()]).toEqual([[], []]);
    fireEvent.click(await box());
    submit();
    await eventually(() => expect(bonusIds()).toEqual(["of-summer"]));
    expect(accepted).toEqual([{ campaignId: "of-summer", agreed: true, bonusCode: "SUMMER" }]);
  });

  test("an acceptance that is not recorded asks for nothing", async () => {
    terms = { consentRequired: true };
    answerConsent = failing as () => Response;
    await open();
    choose(/Your next deposit/);
    fireEvent.click(await box());
    submit();
    expect(await screen.findByText(messages.errors.consentUnsaved)).toBeTruthy();
    expect(bonusIds()).toEqual([]);
  });

  test("that cannot be read keep the bonus from being asked for, and the deposit without it stays possible", async () => {
    readTerms = () => HttpResponse.json({}, { status: 500 });
    await open();
    choose(/Your next deposit/);
    submit();
    expect(await screen.findByText(messages.errors.termsUnread)).toBeTruthy();
    expect(bonusIds()).toEqual([]);
    choose(/No bonus/);
    submit();
    await eventually(() => expect(bonusIds()).toEqual([null]));
  });

  test("the platform that misses the acceptance says so at the form", async () => {
    calls.responses["wallet/deposit/request"] = () =>
      HttpResponse.json({ code: "error.bonus.consent_missing", message: "no" }, { status: 409 });
    await open();
    choose(/Your next deposit/);
    submit();
    expect(await screen.findByText(messages.errors.agreeFirst)).toBeTruthy();
  });
});
