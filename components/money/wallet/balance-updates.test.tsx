import { act, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { longestHoldMs, reportRound } from "@/lib/site/running-round";
import { useToasts } from "@/lib/site/toasts/store";
import site from "@/messages/en/site.json";
import {
  balance,
  callsWithin,
  hide,
  isShown,
  pass,
  prepareBalance,
  receive,
  settle,
  show,
  showPlayer,
  signIn,
  world,
} from "@/tests/support/islands/balance";
import { server } from "@/tests/support/msw";

prepareBalance();

describe("how a balance stays true", () => {
  test("it is read twice in 40 s [WALLET-510]", async () => {
    await showPlayer();
    for (const [ms, calls] of [
      [19_999, 0],
      [1, 1],
      [20_000, 1],
    ] as const)
      expect(await callsWithin(ms)).toBe(calls);
  });

  test("a hidden tab requests nothing, and reads at once when it is visible again", async () => {
    await showPlayer();
    await hide(true);
    expect(await callsWithin(60_000)).toBe(0);
    world.responses = [() => balance("480.00", 2)];
    await hide(false);
    expect(isShown("480,00 €")).toBe(true);
  });

  test("it is read as soon as the browser is online again", async () => {
    await showPlayer();
    world.responses = [() => balance("480.00", 2)];
    dispatchEvent(new Event("offline"));
    expect(await callsWithin(60_000)).toBe(0);
    dispatchEvent(new Event("online"));
    await settle();
    expect(isShown("480,00 €")).toBe(true);
  });

  test("a push message changes it without a call, and an older one does not change it back [WALLET-509]", async () => {
    await showPlayer();
    await receive(balance("512.50", 3));
    expect(screen.getByText("512,50 €")).toBeTruthy();
    await receive(balance("1.00", 2));
    expect(screen.getByText("512,50 €")).toBeTruthy();
    expect(world.calls).toBe(0);
  });

  test("messages about the player come by the same connection [PUSH-507]", async () => {
    await showPlayer();
    await receive({ type: "PLAYER_LOYALTY_LEVEL", playerId: "P1", isLevelUp: true });
    expect(useToasts.getState().shown.map(({ kind, value }) => [kind, value])).toEqual([
      ["success", site.session.levelUp],
    ]);
  });

  test("a response that was under way while a newer push message came does not turn it back", async () => {
    await showPlayer();
    let respond: (value: object) => void = () => {};
    world.responses = [() => new Promise<object>((resolve) => (respond = resolve))];
    await pass(20_000);
    await receive(balance("512.50", 3));
    respond(balance("400.00", 2));
    await settle();
    expect(isShown("512,50 €")).toBe(true);
  });

  test.each([
    ["is broken", { balanceMap: { main: "broken" } }],
    ["is in a currency that is not known here", { ...balance("600.00", 3), currency: "USD" }],
    ["is too large to be exact", { balanceMap: { main: Array(2).fill({ cash: "90000000000000.00" }) } }],
  ])(
    "a push message that %s shows nothing and is logged as an error: the balance has changed, so it is read",
    async (_what, message) => {
      await showPlayer();
      world.responses = [() => balance("480.00", 2)];
      await receive(message);
      expect(isShown("480,00 €")).toBe(true);
      expect(world.calls).toBe(1);
      const words = "A push message of the type WALLET_BALANCE cannot be read.";
      expect(vi.mocked(console.error).mock.calls).toEqual([[new Error(words)]]);
      vi.mocked(console.error).mockClear();
    },
  );

  test("when the push connection opens, what was missed is read, also while a read is under way", async () => {
    world.responses = [() => new Promise<object>(() => {}), () => balance("490.00", 2)];
    let issueToken = () => {};
    const issued = new Promise<void>((resolve) => {
      issueToken = resolve;
    });
    server.use(
      http.get("http://platform.test/v1/player/push-token", () => issued.then(() => HttpResponse.json({ token: "t" }))),
    );
    show();
    await signIn();
    expect([world.calls, isShown("490,00 €")]).toEqual([1, false]);
    issueToken();
    await settle();
    expect([world.calls, isShown("490,00 €")]).toEqual([2, true]);
  });

  test("a push connection that has given up starts afresh when the tab becomes visible [PUSH-509]", async () => {
    await showPlayer();
    server.use(http.get("http://platform.test/v1/player/push-token", () => HttpResponse.json({}, { status: 401 })));
    world.connections.at(-1)?.close();
    await pass(60_000);
    expect(world.connections.length).toBe(1);
    server.use(http.get("http://platform.test/v1/player/push-token", () => HttpResponse.json({ token: "t" })));
    await pass(60_000);
    expect(world.connections.length).toBe(1);
    await hide(true);
    expect(world.connections.length).toBe(1);
    await hide(false);
    expect(world.connections.length).toBe(2);
  });

  test("a push message that is not JSON is logged as an error and reported, and the balance stays [ERR-026, PUSH-505]", async () => {
    await showPlayer();
    world.connections.at(-1)?.send("abc");
    await settle();
    expect(vi.mocked(console.error).mock.calls).toEqual([[new Error("A push message is not JSON.")]]);
    vi.mocked(console.error).mockClear();
    expect(world.reports.filter((text) => text.includes("A push message is not JSON."))).toHaveLength(1);
    expect(isShown("500,00 €")).toBe(true);
  });
});

describe("while a round runs in this tab", () => {
  const round = (isRunning: boolean) => act(() => reportRound(isRunning));

  test("the figure waits for the reels, and not longer than six seconds", async () => {
    await showPlayer();
    round(true);
    await receive(balance("499.50", 2));
    await receive(balance("519.50", 3));
    expect(isShown("500,00 €")).toBe(true);
    round(false);
    expect(isShown("519,50 €")).toBe(true);
    round(true);
    await receive(balance("519.00", 4));
    await pass(longestHoldMs - 1);
    expect(isShown("519,50 €")).toBe(true);
    await pass(1);
    expect(isShown("519,00 €")).toBe(true);
  });

  test("a first balance is shown at once, and so is one where there was no wallet", async () => {
    round(true);
    world.responses = [() => HttpResponse.json({}, { status: 404 })];
    show();
    await signIn();
    expect(isShown("No wallet yet")).toBe(true);
    await receive(balance("20.00", 1));
    expect(isShown("20,00 €")).toBe(true);
    round(false);
  });
});
