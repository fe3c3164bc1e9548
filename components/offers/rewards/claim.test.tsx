import { act, fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";
import { rereadRewards } from "@/lib/offers/rewards/queries";
import { noteClaimed, useManagedRewards } from "@/lib/offers/rewards/store";
import { queryClient } from "@/lib/session/player/player-queries";
import { signedInPlayer } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import { offered, refusal, sentCalls, service } from "@/tests/support/islands/rewards-service";
import {
  alertOf,
  button,
  claimCall,
  idle,
  oops,
  openRewards,
  prepareRewardsPage,
  press,
  push,
  words,
} from "@/tests/support/islands/rewards-view";
import { json } from "@/tests/support/money/platform";
import { ClaimedNotice } from "./claimed-notice";

prepareRewardsPage();
afterEach(() => {
  vi.useRealTimers();
});

describe("a claim", () => {
  test("is sent once, whatever is pressed, with a key, and leads to what runs [REWARD-513, REWARD-517, REWARD-528]", async () => {
    openRewards();
    const claimButton = await button(words.claim);
    fireEvent.click(claimButton);
    fireEvent.click(claimButton);
    await eventually(() => expect(push).toHaveBeenCalledWith("/en-UN/my-account/rewards/active"));
    await idle(words.claim);
    expect(service.sent).toEqual([{ call: claimCall, body: {}, key: expect.stringMatching(/^[\da-f-]{36}$/) }]);
  });

  test("is busy until it is answered, and no other is [REWARD-513]", async () => {
    let answer = () => {};
    const isLate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    service.responses[claimCall] = () => isLate.then(() => HttpResponse.json({ campaignId: "C1" }));
    service.lists.ELIGIBLE = json([offered, { ...offered, campaignId: "C2", name: "Other" }]);
    openRewards();
    await press(words.claim);
    await eventually(async () => expect((await button(words.claim)).getAttribute("aria-busy")).toBe("true"));
    expect((await button(words.claim, "Other")).hasAttribute("aria-busy")).toBe(false);
    expect(useManagedRewards.getState().busy).toEqual(["C1"]);
    answer();
    await idle(words.claim);
    expect(useManagedRewards.getState().busy).toEqual([]);
  });

  test.each([
    [400, { code: "error.bonus.other", message: "no" }, "error.bonus.other"],
    [400, { code: "error.bonus.active.triggered.already.exists" }, words.errors.triggered],
    [400, { code: "error.player.bonuses_off" }, words.errors.bonusesOff],
    [400, { message: "no code" }, oops],
    [404, { code: "error.reward.not_found" }, oops],
    [409, { code: "error.wallet" }, oops],
  ])(
    "that is refused by %i %j says so at its card, and opens no dialog [ERR-501, ERR-503, REWARD-527]",
    async (status, body, shown) => {
      service.responses[claimCall] = refusal(status, body);
      openRewards();
      await press(words.claim);
      expect(await alertOf()).toBe(`Not claimed. ${shown}`);
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(push).not.toHaveBeenCalled();
      await idle(words.claim);
    },
  );

  test.each([
    ["a lost response", () => HttpResponse.error()],
    ["an answer of 500", refusal(500, {})],
  ])(
    "with %s is being checked, neither taken nor refused, and is not sent again; the truth ends it",
    async (_, respond) => {
      service.responses[claimCall] = respond;
      openRewards();
      await press(words.claim);
      expect(await screen.findByText(words.checking)).toBeTruthy();
      await press(words.claim);
      expect(sentCalls()).toEqual([claimCall]);
      expect(screen.queryByRole("alert")).toBeNull();
      // It turns out to have been taken.
      service.campaigns = [{ ...offered, assignmentId: service.sent[0]?.key }];
      const { recheckIntents } = await import("@/lib/session/intents/recheck");
      const { intents } = await import("@/lib/session/intents/browser-intents");
      const { intentKinds, registerIntentKinds } = await import("@/lib/session/intents/kinds");
      const { offersIntents } = await import("@/lib/offers/intents");
      const { platform } = await import("@/lib/session/platform/platform");
      registerIntentKinds(offersIntents);
      await act(async () => {
        await recheckIntents();
        await intents.check("P1", intentKinds(), platform);
      });
      await eventually(() => expect(push).toHaveBeenCalledWith("/en-UN/my-account/rewards/active"));
      expect(sentCalls()).toEqual([claimCall]);
    },
  );

  test.each([
    ["of sports leads to the sportsbook [REWARD-529]", { vertical: "SPORTS" }, "/en-UN/sportsbook"],
    [
      "of free spins leads to their game [REWARD-530]",
      { betBonusType: -1, freeSpinDetail: { rounds: 20, roundsPlayed: 0, gameSlug: "gem-harbour" } },
      "/en-UN/play/gem-harbour",
    ],
  ])("%s", async (_, change, path) => {
    service.lists.ELIGIBLE = json([{ ...offered, ...change }]);
    openRewards();
    await press(words.claim);
    await eventually(() => expect(push).toHaveBeenCalledWith(path));
  });

  test.each([
    [
      "their only game, where they name none themselves",
      [{ name: "Gem Harbour", slug: "gem-harbour" }],
      "play/gem-harbour",
    ],
    [
      "what runs, where they are for several",
      [
        { name: "Gem Harbour", slug: "gem-harbour" },
        { name: "Neon Drift", slug: "neon-drift" },
      ],
      "my-account/rewards/active",
    ],
  ])("of free spins leads to %s [REWARD-530]", async (_, games, path) => {
    service.lists.ELIGIBLE = json([
      { ...offered, betBonusType: -1, freeSpinDetail: { rounds: 20, roundsPlayed: 0, gameSlug: null } },
    ]);
    service.reads["free-spins/details"] = json([{ campaignId: "C1", currency: "EUR", games }]);
    openRewards();
    await press(words.claim);
    await eventually(() => expect(push).toHaveBeenCalledWith(`/en-UN/${path}`));
  });

  test("of cashback is said to be claimed, not how much by a stale list, and leads nowhere [REWARD-531]", async () => {
    service.lists.ELIGIBLE = json([{ ...offered, triggerEvent: "CASHBACK_WEEKLY", amount: "12.50" }]);
    openRewards();
    await press(words.claim);
    expect((await screen.findByText(words.claimed.any)).textContent).not.toMatch(/12\.50/);
    expect(sentCalls()).toEqual(["POST cashback/C1/claim"]);
    expect(push).not.toHaveBeenCalled();
  });

  test("of cashback is said to be claimed for five seconds [REWARD-531]", () => {
    vi.useFakeTimers();
    render(<ClaimedNotice />);
    act(() => noteClaimed("C1"));
    act(() => vi.advanceTimersByTime(4_999));
    expect(screen.queryByText(words.claimed.any)).toBeTruthy();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText(words.claimed.any)).toBeNull();
  });

  test("of cashback is said to be claimed for five seconds, though the panel is left and opened again meanwhile [REWARD-531]", () => {
    vi.useFakeTimers();
    const { unmount } = render(<ClaimedNotice />);
    act(() => noteClaimed("C1"));
    act(() => vi.advanceTimersByTime(3_000));
    unmount();
    const again = render(<ClaimedNotice />);
    expect(screen.queryByText(words.claimed.any)).toBeTruthy();
    act(() => vi.advanceTimersByTime(2_000));
    expect(screen.queryByText(words.claimed.any)).toBeNull();
    act(() => noteClaimed("C1"));
    again.unmount();
    act(() => vi.advanceTimersByTime(5_000));
    render(<ClaimedNotice />);
    expect(screen.queryByText(words.claimed.any)).toBeNull();
  });

  test("of a second cashback is said for five seconds of its own [REWARD-531]", () => {
    vi.useFakeTimers();
    render(<ClaimedNotice />);
    act(() => noteClaimed("C1"));
    act(() => vi.advanceTimersByTime(3_000));
    act(() => noteClaimed("C2"));
    act(() => vi.advanceTimersByTime(4_999));
    expect(screen.queryByText(words.claimed.any)).toBeTruthy();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText(words.claimed.any)).toBeNull();
  });

  test.each([
    ["beside others", [{ ...offered, campaignId: "C2", name: "Other" }]],
    ["the last one", []],
  ])("whose card leaves, %s, hands the focus on to the notice", async (_, others) => {
    const cashback = { ...offered, triggerEvent: "CASHBACK_WEEKLY", amount: "12.50" };
    service.lists.ELIGIBLE = json([cashback, ...others]);
    openRewards();
    const claimButton = await button(words.claim);
    claimButton.focus();
    service.lists.ELIGIBLE = json(others);
    fireEvent.click(claimButton);
    await eventually(() => expect(screen.queryByRole("article", { name: "Next deposit" })).toBeNull());
    const said = screen.getByText("Your cashback has been added to your cash.");
    await eventually(() => expect(document.activeElement).toBe(said.closest("[role=status]")));
  });

  test("whose card leaves takes no focus from where it is", async () => {
    service.lists.ELIGIBLE = json([{ ...offered, triggerEvent: "CASHBACK_WEEKLY" }]);
    openRewards();
    await press(words.claim);
    const radio = screen.getByRole("radio", { name: "Sports" });
    radio.focus();
    service.lists.ELIGIBLE = json([]);
    await eventually(() => expect(screen.queryByRole("article")).toBeNull());
    expect(document.activeElement).toBe(radio);
  });

  test("of instant cashback takes its card away [REWARD-533, REWARD-534]", async () => {
    service.lists.ELIGIBLE = json([{ ...offered, triggerEvent: "CASHBACK_INSTANT" }]);
    openRewards();
    await press(words.claim);
    await eventually(() => expect(screen.queryByRole("article")).toBeNull());
    expect(sentCalls()).toEqual(["POST cashback/C1/activate"]);
  });

  test("of instant cashback hides it until a list is without it: what comes by its campaign later is shown", async () => {
    const instant = { ...offered, triggerEvent: "CASHBACK_INSTANT" };
    service.lists.ELIGIBLE = json([instant]);
    openRewards();
    await press(words.claim);
    await eventually(() => expect(screen.queryByRole("article")).toBeNull());
    await eventually(() => expect(queryClient.isFetching()).toBe(0));
    // The list is behind the claim.
    expect(screen.queryByRole("article")).toBeNull();
    for (const list of [[], [instant]]) {
      service.lists.ELIGIBLE = json(list);
      await act(() => rereadRewards(signedInPlayer()));
    }
    expect(await button(words.claim)).toBeTruthy();
  });
});
