import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { offered, refusal, running, sentCalls, service } from "@/tests/support/islands/rewards-service";
import {
  alertOf,
  button,
  card,
  openRewards,
  prepareRewardsPage,
  press,
  text,
  words,
} from "@/tests/support/islands/rewards-view";
import { loadAllMessages } from "@/tests/support/messages";
import { json } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";
import { openProfile } from "@/tests/support/profile";

prepareRewardsPage();

describe("a campaign to take part in", () => {
  const optIn = { ...offered, campaignCategory: "OPT_IN", optedIn: false };

  test("is joined and left, busy meanwhile, with a fresh list after each [REWARD-516, REWARD-517, REWARD-532]", async () => {
    let answer = () => {};
    const isLate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    service.responses["POST campaigns/C1/activate"] = () => isLate.then(() => HttpResponse.json({ campaignId: "C1" }));
    service.lists.ELIGIBLE = json([optIn]);
    openRewards();
    await button(words.join);
    service.lists.ELIGIBLE = json([{ ...optIn, optedIn: true }]);
    await press(words.join);
    await eventually(async () => expect((await button(words.join)).getAttribute("aria-busy")).toBe("true"));
    answer();
    await eventually(() => button(words.leave));
    service.lists.ELIGIBLE = json([optIn]);
    await press(words.leave);
    await eventually(() => button(words.join));
    expect(sentCalls()).toEqual(["POST campaigns/C1/activate", "POST campaigns/C1/deactivate"]);
  });

  test("says when that did not work", async () => {
    service.lists.ELIGIBLE = json([optIn]);
    service.responses["POST campaigns/C1/activate"] = refusal(500, {});
    openRewards();
    await press(words.join);
    expect(await alertOf()).toBe(words.failed.join);
  });
});

describe("the page", () => {
  test("shows the rewards of some games only, and says when there are none", async () => {
    service.lists.ELIGIBLE = json([offered, { ...offered, campaignId: "C2", name: "Live", vertical: "LIVE_CASINO" }]);
    openRewards();
    await card("Live");
    fireEvent.click(screen.getByRole("radio", { name: "Casino" }));
    expect(screen.getAllByRole("article").map((each) => each.getAttribute("aria-labelledby"))).toHaveLength(1);
    expect(screen.queryByRole("article", { name: "Live" })).toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: "Sports" }));
    expect(await screen.findByText(words.empty.filter)).toBeTruthy();
  });

  const asked = (path: string) => service.asked.filter((each) => each.startsWith(`${path}?`));

  test("asks for what is on offer, without codes and without what is claimed by hand [REWARD-515]", async () => {
    openRewards();
    await card("Next deposit");
    expect(asked("rewards")).toEqual([
      "rewards?rewardsType=ELIGIBLE&hasBonusCode=false&version=v2&excludeTriggerType=MANUAL",
    ]);
  });

  test("asks for what runs, whatever it came from [REWARD-515]", async () => {
    service.lists.ACTIVE = json([running]);
    openRewards("active");
    await card("Second deposit");
    expect(asked("rewards")).toEqual(["rewards?rewardsType=ACTIVE&version=v2"]);
  });

  test("reads the terms of all that it lists at once, by their ids with a comma between [REWARD-521]", async () => {
    service.terms = { maxBet: "7.77" };
    service.lists.ELIGIBLE = json([{ ...offered, campaignId: "C2", name: "Other" }, offered]);
    openRewards();
    for (const name of ["Other", "Next deposit"])
      await eventually(async () => expect(text(await card(name))).toContain("€7.77"));
    expect(asked("campaigns")).toEqual(["campaigns?campaignIds=C1%2CC2"]);
  });

  test("labels a bonus that is not sticky, and none that is [REWARD-506]", async () => {
    service.lists.ELIGIBLE = json([
      { ...offered, bonusType: "NON_STICKY" },
      { ...offered, campaignId: "C2", name: "Sticky", bonusType: "STICKY" },
    ]);
    openRewards();
    expect(text(await card("Next deposit"))).toContain(words.nonSticky);
    expect(text(await card("Sticky"))).not.toContain(words.nonSticky);
  });

  test.each([
    ["FIRST_DEPOSIT", words.triggers.firstDeposit],
    ["SECOND_DEPOSIT", words.triggers.secondDeposit],
    ["THIRD_DEPOSIT", words.triggers.thirdDeposit],
    ["FOURTH_DEPOSIT", words.triggers.fourthDeposit],
    ["FIFTH_DEPOSIT", words.triggers.fifthDeposit],
    ["REGISTRATION_TIMEFRAME", words.triggers.registration],
    ["CASHBACK_INSTANT", words.triggers.cashbackInstant],
    ["CASHBACK_DAILY", words.triggers.cashbackDaily],
    ["CASHBACK_WEEKLY", words.triggers.cashbackWeekly],
    ["CASHBACK_TIMEFRAME", words.triggers.cashbackTimeframe],
    ["CASHBACK_SPECIFIC_DAY", words.triggers.cashbackSpecificDay],
    ["CASHBACK_BOOSTER", words.triggers.cashbackBooster],
    ["LINKED_CAMPAIGN", words.triggers.linkedCampaign],
    ["MANUAL_BONUS_CODE", words.triggers.manualBonusCode],
    ["TOURNAMENT", words.triggers.tournament],
    ["BET", words.triggers.bet],
  ])("says of a reward by %s what it is for [REWARD-503, REWARD-510]", async (triggerEvent, label) => {
    service.lists.ELIGIBLE = json([{ ...offered, triggerEvent }]);
    openRewards();
    expect(text(await card("Next deposit"))).toContain(` · ${label} · Casino`);
  });

  test("lists the games of a booster, and what is left of free spins [REWARD-504]", async () => {
    service.lists.ELIGIBLE = json([
      {
        ...offered,
        triggerEvent: "CASHBACK_BOOSTER",
        cashbackBooster: { boosterGames: ["Gem Harbour", "Neon Drift"] },
        freeSpinDetail: { rounds: 20, roundsPlayed: 8 },
      },
    ]);
    openRewards();
    const shown = text(await card("Next deposit"));
    expect(shown).toContain("Gem Harbour and Neon Drift");
    expect(shown).toContain("8 of 20 played");
  });

  test.each([
    [false, words.states.queued],
    [true, words.states.onOffer],
  ])("says of what is queued whether it still waits: credited %s [REWARD-504]", async (isCredited, state) => {
    service.lists.ELIGIBLE = json([{ ...offered, queuedPlayerBonus: { id: "Q1", isCredited } }]);
    openRewards();
    expect(within(await card("Next deposit")).getByText(state)).toBeTruthy();
  });

  test.each(["en-UN", "en-SE"])(
    "offers a player of Sweden at %s nothing that their law does not allow",
    async (locale) => {
      history.replaceState(null, "", `/${locale}/my-account/rewards`);
      await loadAllMessages();
      service.lists.ELIGIBLE = json([
        { ...offered, triggerEvent: "SECOND_DEPOSIT" },
        { ...offered, campaignId: "C2", name: "Welcome", triggerEvent: "FIRST_DEPOSIT" },
        { ...offered, campaignId: "C3", name: "Loyal", campaignCategory: "LOYALTY" },
      ]);
      service.reads["sportsbook/rewards"] = json([
        { ...offered, campaignId: "C4", name: "Bets", triggerEvent: "THIRD_DEPOSIT" },
        { ...offered, campaignId: "C5", name: "First bet", triggerEvent: "FIRST_DEPOSIT" },
      ]);
      openRewards("rewards", { countryCode: "SE" });
      await card("Welcome");
      await card("First bet");
      expect(screen.getAllByRole("article")).toHaveLength(2);
    },
  );

  test.each([
    ["has had none", [], ["Registration", "Welcome"]],
    ["had one that ended", [{ ...offered, campaignId: "C9", assignmentId: "A9", campaignStatus: "EXPIRED" }], []],
  ])(
    "offers the one bonus of Sweden, that of the registration too, to a new account that %s",
    async (_which, had, names) => {
      service.lists.ELIGIBLE = json([
        { ...offered, name: "Registration", triggerEvent: "REGISTRATION_TIMEFRAME" },
        { ...offered, campaignId: "C2", name: "Welcome", triggerEvent: "FIRST_DEPOSIT" },
        { ...offered, campaignId: "C3", name: "Bets", triggerEvent: "BET" },
      ]);
      service.campaigns = had;
      service.money.responses.profile = json({ ...openProfile, firstDepositDate: null });
      openRewards("rewards", { countryCode: "SE" });
      await card("Bets");
      await Promise.all(names.map((name) => card(name)));
      expect(screen.getAllByRole("article")).toHaveLength(names.length + 1);
    },
  );

  test("offers nothing to claim of what has not begun, or is over", async () => {
    service.lists.ELIGIBLE = json([
      ...["DRAFT", "EXPIRED", "CANCELED", "COMPLETED"].map((campaignStatus, at) => ({
        ...offered,
        ...{ campaignId: `S${at}`, name: campaignStatus, campaignStatus },
      })),
      offered,
    ]);
    openRewards();
    await card("Next deposit");
    expect(screen.getAllByRole("article")).toHaveLength(1);
  });

  test("shows a player of Sweden what runs, whatever it came from", async () => {
    service.lists.ACTIVE = json([{ ...running, triggerEvent: "SECOND_DEPOSIT", campaignCategory: "LOYALTY" }]);
    openRewards("active", { countryCode: "SE" });
    expect(await card("Second deposit")).toBeTruthy();
  });

  test("offers nothing while the rules of the market are not known", async () => {
    server.use(http.get("*/api/market-rules/:locale", () => new HttpResponse(null, { status: 400 })));
    openRewards();
    expect((await screen.findAllByRole("button", { name: /again/i })).length).toBeGreaterThan(0);
    expect(screen.queryAllByRole("article")).toEqual([]);
  });

  test("of a player without bonuses is empty, and asks for nothing [REWARD-539]", async () => {
    service.money.responses.profile = json({ ...openProfile, bonuses: false });
    service.money.responses["bonus-preference"] = json({ refusesBonuses: false });
    openRewards();
    expect(await screen.findByText(words.empty.rewards)).toBeTruthy();
    expect([screen.queryByRole("button"), screen.queryByRole("switch")]).toEqual([null, null]);
    expect([service.asked, service.money.asked.includes("GET bonus-preference")]).toEqual([[], false]);
  });
});
