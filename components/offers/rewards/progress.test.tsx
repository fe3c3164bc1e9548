import { act, fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { receiveBalance, walletQuery } from "@/lib/money/wallet/queries";
import { WalletBalance } from "@/lib/money/wallet/schema";
import { queryClient } from "@/lib/session/player/player-queries";
import { signedInPlayer } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { offered, refusal, running, sentCalls, service } from "@/tests/support/islands/rewards-service";
import {
  button,
  card,
  openRewards,
  prepareRewardsPage,
  press,
  push,
  text,
  words,
} from "@/tests/support/islands/rewards-view";
import { balanceBody, json } from "@/tests/support/money/platform";
import { server } from "@/tests/support/msw";

prepareRewardsPage();

const spins = { ...offered, name: "Spins", betBonusType: -1, freeSpinDetail: { rounds: 20, roundsPlayed: 3 } };
const bar = async (of: string) => within(await card(of)).findByRole<HTMLProgressElement>("progressbar");

describe("free spins that run", () => {
  test.each([
    [1, 0, 0],
    [1, 1, 1],
    [20, 3, 0.15],
    [1_000, 9, 0],
    [1_000, 15, 0.01],
    [1_000, 1_000, 1],
  ])("of %i with %i played fill %d of a bar of 2 to 101 steps [REWARD-538]", async (rounds, roundsPlayed, value) => {
    service.lists.ACTIVE = json([{ ...spins, assignmentId: "A1", freeSpinDetail: { rounds, roundsPlayed } }]);
    openRewards("active");
    expect((await bar("Spins")).value).toBe(value);
  });

  test("show their games, what a spin stakes, what was won, and how far they are, read by their campaign [REWARD-522]", async () => {
    service.lists.ACTIVE = json([{ ...spins, assignmentId: "A1" }]);
    const about = { campaignId: "C1", currency: "EUR" };
    service.reads["free-spins/details"] = json([
      { ...about, stake: "0.20", games: [{ name: "Gem Harbour", slug: "gem-harbour" }] },
    ]);
    service.reads["free-spins/progress"] = json([{ ...about, rounds: 20, roundsPlayed: 5, won: "3.40" }]);
    openRewards("active");
    await eventually(async () => {
      const shown = text(await card("Spins"));
      for (const part of ["5 of 20 played", "€0.20", "€3.40"]) expect(shown).toContain(part);
    });
    expect((await bar("Spins")).value).toBe(0.25);
    const link = within(await card("Spins")).getByRole("link", { name: "Gem Harbour" });
    expect(link.getAttribute("href")).toBe("/en-UN/play/gem-harbour");
    expect(service.asked).toEqual(
      expect.arrayContaining(["free-spins/details?campaignIds=C1", "free-spins/progress?campaignIds=C1"]),
    );
  });

  test("whose progress cannot be read show that of the reward", async () => {
    service.lists.ACTIVE = json([{ ...spins, assignmentId: "A1" }]);
    service.reads["free-spins/details"] = refusal(500, {});
    service.reads["free-spins/progress"] = refusal(500, {});
    openRewards("active");
    await eventually(async () => expect(text(await card("Spins"))).toContain("3 of 20 played"));
    expect((await bar("Spins")).value).toBe(0.15);
  });
});

describe("cashback that comes together", () => {
  const cashback = { ...offered, name: "Weekly", campaignCategory: "LOYALTY", triggerEvent: "CASHBACK_WEEKLY" };
  const progress = "cashback/C1/progress";
  const later = new Date(Date.now() + 86_400_000).toISOString();

  test("shows how much, and cannot be claimed before its time [REWARD-516, REWARD-523]", async () => {
    service.lists.ELIGIBLE = json([cashback]);
    service.reads[progress] = json({ currency: "EUR", gathered: "4.20", claimableFrom: later, isClaimable: false });
    openRewards();
    await eventually(async () => expect(text(await card("Weekly"))).toContain("€4.20"));
    expect((await card("Weekly")).querySelector("time")?.dateTime).toBe(later);
    expect(within(await card("Weekly")).queryByRole("button", { name: words.claim })).toBeNull();
  });

  test("is claimed by its own call once it can be [REWARD-516, REWARD-523]", async () => {
    service.lists.ELIGIBLE = json([cashback]);
    service.reads[progress] = json({ currency: "EUR", gathered: "4.20", claimableFrom: null, isClaimable: true });
    openRewards();
    await press(words.claim, "Weekly");
    await eventually(() => expect(sentCalls()).toEqual(["POST cashback/C1/claim"]));
  });

  test("whose progress cannot be read says so, and waits for the time that the reward names", async () => {
    service.lists.ELIGIBLE = json([{ ...cashback, cashbackInfo: { claimableFrom: later } }]);
    service.reads[progress] = refusal(500, {});
    openRewards();
    await eventually(async () => expect(text(await card("Weekly"))).toContain(words.progress.unreadable));
    expect(within(await card("Weekly")).queryByRole("button", { name: words.claim })).toBeNull();
  });

  test("a booster is activated and deactivated below cashback [REWARD-516]", async () => {
    const booster = { ...cashback, name: "Boost", triggerEvent: "CASHBACK_BOOSTER", cashbackActivated: false };
    service.lists.ELIGIBLE = json([booster]);
    openRewards();
    await button(words.join, "Boost");
    service.lists.ELIGIBLE = json([{ ...booster, cashbackActivated: true }]);
    await press(words.join, "Boost");
    await eventually(() => button(words.leave, "Boost"));
    await press(words.leave, "Boost");
    await eventually(() => expect(sentCalls()).toEqual(["POST cashback/C1/activate", "POST cashback/C1/deactivate"]));
  });
});

test("a booster is joined and left while its cashback comes together: that is what it is for", async () => {
  const booster = { ...offered, name: "Boost", triggerEvent: "CASHBACK_BOOSTER", cashbackActivated: false };
  service.lists.ELIGIBLE = json([booster]);
  service.reads["cashback/C1/progress"] = json({ currency: "EUR", gathered: "1.20", isClaimable: false });
  openRewards();
  await eventually(async () => expect(text(await card("Boost"))).toContain("€1.20"));
  service.lists.ELIGIBLE = json([{ ...booster, cashbackActivated: true }]);
  await press(words.join, "Boost");
  await button(words.leave, "Boost");
  expect(within(await card("Boost")).queryByRole("button", { name: words.claim })).toBeNull();
});

describe("a requirement", () => {
  test("shows what is left, for how many days, and what a day would take", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-20T12:00:00Z"), toFake: ["Date"] });
    try {
      service.lists.ACTIVE = json([{ ...running, expiresAt: "2026-11-30T11:00:00Z" }]);
      openRewards("active");
      await eventually(async () =>
        expect(text(await card("Second deposit"))).toContain(
          "€260.00 to go. 9 days left. About €28.89 a day would be enough. You do not have to.",
        ),
      );
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ["399.99", 0.99],
    ["400.00", 1],
    ["0.00", 0],
  ])(
    "of 400.00 with %s staked fills %d of its bar: it is full only when all is staked [REWARD-538, REWARD-541]",
    async (done, value) => {
      service.lists.ACTIVE = json([{ ...running, wageringProgress: done }]);
      openRewards("active");
      await eventually(async () => expect((await bar("Second deposit")).value).toBe(value));
    },
  );
});

test("a balance that has moved reads the rewards again: a round counts for what runs", async () => {
  const player = signedInPlayer();
  service.lists.ACTIVE = json([running]);
  openRewards("active");
  await bar("Second deposit");
  await eventually(() => expect(queryClient.getQueryData(walletQuery(player).queryKey)).toBeDefined());
  // The page knows the balance before it moves.
  await act(async () => {});
  service.lists.ACTIVE = json([{ ...running, wageringProgress: "150.00" }]);
  const moved = { ...balanceBody.balanceMap, main: [{ cash: "402.60" }] };
  act(() => receiveBalance(player, WalletBalance.parse({ ...balanceBody, balanceMap: moved, version: 8 })));
  await eventually(async () => expect(text(await card("Second deposit"))).toContain("€150.00 of €400.00"));
});

describe("rewards of the sportsbook", () => {
  const bet = { ...offered, campaignId: "S1", name: "Free bet", vertical: "SPORTS", provider: "betline" };

  test("come by a call of their own, are claimed by another with their provider, and lead to the sportsbook [SPORT-510]", async () => {
    service.lists.ELIGIBLE = json([]);
    service.reads["sportsbook/rewards"] = json([bet]);
    openRewards();
    expect(await screen.findByRole("heading", { name: words.sportsbook.title })).toBeTruthy();
    await press(words.claim, "Free bet");
    await eventually(() => expect(push).toHaveBeenCalledWith("/en-UN/sportsbook"));
    expect(service.sent).toEqual([
      { call: "POST sportsbook/rewards/S1/claim", body: { provider: "betline" }, key: expect.any(String) },
    ]);
  });

  test("that cannot be read are said to be, beside the others", async () => {
    service.reads["sportsbook/rewards"] = refusal(500, {});
    openRewards();
    expect(await screen.findByText(words.sportsbook.unreadable)).toBeTruthy();
    await card("Next deposit");
  });

  test("are not offered while the rules of the market are not known", async () => {
    service.lists.ELIGIBLE = json([]);
    service.reads["sportsbook/rewards"] = json([bet]);
    server.use(http.get("*/api/market-rules/:locale", () => new HttpResponse(null, { status: 400 })));
    openRewards();
    await screen.findAllByRole("button", { name: /again/i });
    await eventually(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText("Free bet")).toBeNull();
  });

  test("are not asked for of a player whose sports are closed", async () => {
    const { openProfile } = await import("@/tests/support/profile");
    service.money.responses.profile = json({ ...openProfile, sports: false });
    service.reads["sportsbook/rewards"] = json([bet]);
    openRewards();
    await card("Next deposit");
    expect(screen.queryByText("Free bet")).toBeNull();
  });
});

test("what has ended is listed with how it ended, the last first; an offer that nobody took is not [REWARD-521]", async () => {
  service.campaigns = [
    {
      ...running,
      campaignId: "E1",
      assignmentId: "E1",
      name: "Old",
      campaignStatus: "EXPIRED",
      expiresAt: "2026-01-02T10:00:00Z",
    },
    {
      ...running,
      campaignId: "E2",
      assignmentId: "E2",
      name: "New",
      campaignStatus: "COMPLETED",
      endedAt: "2026-03-02T10:00:00Z",
    },
    { ...running, campaignId: "E3", assignmentId: "E3", name: "Gone", campaignStatus: "CANCELED", vertical: "SPORTS" },
    { ...offered, campaignId: "E4", name: "Missed", campaignStatus: "EXPIRED" },
    running,
  ];
  openRewards("active");
  const ended = within(await screen.findByRole("region", { name: words.ended.title }));
  await ended.findByRole("article", { name: "New" });
  expect(ended.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "New",
    "Old",
    "Gone",
  ]);
  expect(text(ended.getByRole("article", { name: "New" }))).toContain(words.ended.states.COMPLETED);
  expect(text(ended.getByRole("article", { name: "Old" }))).toContain(words.ended.states.EXPIRED);
  fireEvent.click(screen.getByRole("radio", { name: "Sports" }));
  expect(ended.queryByRole("article", { name: "New" })).toBeNull();
  expect(ended.getByRole("article", { name: "Gone" })).toBeTruthy();
});

test("the games that are chosen stand in the address, and are those that it names", async () => {
  history.replaceState(null, "", "/en-UN/my-account/rewards?games=live-casino");
  service.lists.ELIGIBLE = json([offered, { ...offered, campaignId: "C2", name: "Live", vertical: "LIVE_CASINO" }]);
  openRewards();
  await card("Live");
  expect(screen.queryByRole("article", { name: "Next deposit" })).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "All" }));
  await card("Next deposit");
  expect(location.search).toBe("");
  fireEvent.click(screen.getByRole("radio", { name: "Casino" }));
  expect(location.search).toBe("?games=casino");
});
