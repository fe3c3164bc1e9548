import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http, ws } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { slowMs } from "@/components/ui/use-slow";
import { moneyPush } from "@/lib/money/push";
import { queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { longestHoldMs, reportRound } from "@/lib/site/running-round";
import { useToasts } from "@/lib/site/toasts/store";
import money from "@/messages/en/money.json";
import { config, signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { loadAllMessages } from "@/tests/support/messages";
import { server } from "@/tests/support/msw";
import { PushConnection } from "../../site/push-connection";
import { Balance } from "./balance";

/** The responses to the balance call, the last one for ever, how often it was called, and the push connections that were made. */
const world = {
  responses: [] as (() => object | Promise<object>)[],
  calls: 0,
  connections: [] as { send(text: string): void; close(): void; isClosed: boolean }[],
  reports: [] as string[],
};
const push = ws.link("ws://push.test/*");

/** The arrival of the lazy part, and the number of its requests. */
const lazy = { arrival: () => Promise.resolve(), loads: 0 };
const load = async () => {
  lazy.loads++;
  await lazy.arrival();
  return import("./balance-figures");
};

const texts = {
  menuId: "menu",
  label: "Balance",
  loading: "Loading the balance",
  unavailable: "Balance not available",
};
const { slow } = money.wallet;

const balance = (main: string, version: number, locked = "0") => ({
  balanceMap: { main: [{ cash: main }], locked: [{ cash: locked }] },
  currency: "EUR",
  version,
});
const down = (message: string) => () => HttpResponse.json({ message }, { status: 500 });

beforeEach(async () => {
  await loadAllMessages();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  vi.setSystemTime(new Date(2026, 0, 5, 14, 5));
  writeConfig({
    ...config,
    push: { url: "http://push.test", transport: "websocket" },
    currencies: { INR: { space: true, position: "after" } },
  });
  Object.assign(world, { calls: 0, connections: [], reports: [], responses: [() => balance("500.00", 1)] });
  Object.assign(lazy, { loads: 0, arrival: () => Promise.resolve() });
  useToasts.setState({ shown: [] });
  useSession.setState(unknownSession, true);
  navigator.sendBeacon = (_path, body) => world.reports.push(String(body)) > 0;
  server.use(
    http.get("http://platform.test/v1/player/push-token", () => HttpResponse.json({ token: "t" })),
    http.get("http://platform.test/v1/player/wallet/balance", async () => {
      world.calls++;
      const response = await (world.responses.length > 1 ? world.responses.shift() : world.responses[0])?.();
      return response instanceof Response ? response : HttpResponse.json(response as object);
    }),
    push.addEventListener("connection", ({ client }) => {
      const connection = { send: (text: string) => client.send(text), close: () => client.close(), isClosed: false };
      world.connections.push(connection);
      client.addEventListener("close", () => {
        connection.isClosed = true;
      });
    }),
  );
});
afterEach(async () => {
  act(() => dispatchSession({ type: "signed-out" }));
  await settle();
  vi.useRealTimers();
});

/** Lets the network and React do what they can at this moment of the fake clock. */
async function settle() {
  await act(async () => {
    for (let turn = 0; turn < 30; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(0);
    }
  });
}
async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await settle();
}
const show = () =>
  render(
    <>
      <PushConnection handlers={moneyPush} />
      <Balance {...texts} tag="fi-FI" load={load} />
    </>,
  );
const receive = async (message: object) => {
  world.connections.at(-1)?.send(JSON.stringify({ body: { type: "WALLET_BALANCE", ...message } }));
  await settle();
};
const hide = async (hidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(hidden ? "hidden" : "visible");
  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await settle();
};
const isShown = (text: string) => screen.queryByText(text) !== null;

/** Signs in and lets the lazy part, the balance and the push connection arrive. */
async function signIn() {
  await act(async () => dispatchSession({ type: "signed-in", player: signedInPlayer() }));
  await act(() => vi.dynamicImportSettled());
  await settle();
}

async function showPlayer() {
  show();
  await signIn();
  expect([isShown("500,00 €"), world.connections.length]).toEqual([true, 1]);
  world.calls = 0;
}

const callsWithin = async (ms: number) => {
  const before = world.calls;
  await pass(ms);
  return world.calls - before;
};

test("the page knows that the player has no money until a push message brings some, and nothing of it after the sign-out", async () => {
  const { dataset } = document.documentElement;
  world.responses = [() => balance("0.00", 1)];
  show();
  expect(dataset.wallet).toBeUndefined();
  await signIn();
  expect(dataset.wallet).toBe("empty");
  await receive(balance("5.00", 2));
  expect(dataset.wallet).toBeUndefined();
  await receive(balance("0.00", 3));
  expect(dataset.wallet).toBe("empty");
  act(() => dispatchSession({ type: "signed-out" }));
  expect(dataset.wallet).toBeUndefined();
});

describe("who sees a balance", () => {
  test("a visitor causes no call, ever [WALLET-510]", async () => {
    show();
    act(() => dispatchSession({ type: "found-guest" }));
    await pass(120_000);
    expect([world.calls, world.connections.length]).toEqual([0, 0]);
    expect(screen.queryByRole("status")).toBeNull();
  });

  test("a session that could not be checked shows no balance of 0.00", async () => {
    show();
    act(() => dispatchSession({ type: "requested" }));
    expect(screen.getByText("Loading the balance")).toBeTruthy();
    act(() => dispatchSession({ type: "unavailable" }));
    expect(screen.getByText("Balance not available")).toBeTruthy();
    expect(await callsWithin(60_000)).toBe(0);
  });

  test("after signing out nothing is requested, connected, shown or kept [WALLET-510, PUSH-510]", async () => {
    await showPlayer();
    act(() => dispatchSession({ type: "signed-out" }));
    expect(screen.queryByText("500,00 €")).toBeNull();
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .flatMap(({ state }) => state.data ?? []),
    ).toEqual([]);
    // Longer than anything is kept.
    await pass(600_000);
    await hide(false);
    expect(world.calls).toBe(0);
    expect(world.connections.map(({ isClosed }) => isClosed)).toEqual([true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a second player in the same browser never sees the balance of the first", async () => {
    await showPlayer();
    let respond: (value: object) => void = () => {};
    world.responses = [() => new Promise<object>((resolve) => (respond = resolve))];
    await act(async () => dispatchSession({ type: "signed-in", player: signedInPlayer("P2") }));
    expect(screen.queryByText("500,00 €")).toBeNull();
    await settle();
    expect(screen.getByText("Loading the balance")).toBeTruthy();
    respond(balance("7.00", 1));
    await settle();
    expect(isShown("7,00 €")).toBe(true);
  });
});

test("a balance that does not come within 5 s is said to take longer, until it is here", async () => {
  let respond: (value: object) => void = () => {};
  world.responses = [() => new Promise<object>((resolve) => (respond = resolve))];
  show();
  await signIn();
  await pass(slowMs - 1_000);
  expect(screen.getByRole("status").textContent).toBe("");
  await pass(1_000);
  expect(screen.getByRole("status").textContent).toBe(slow);
  respond(balance("7.00", 1));
  await settle();
  expect([isShown(slow), isShown("7,00 €")]).toEqual([false, true]);
});

describe("a lazy part that does not arrive", () => {
  test("is requested again every 5 s", async () => {
    lazy.arrival = () => Promise.reject(new Error("not there"));
    show();
    await signIn();
    await pass(4_999);
    expect(lazy.loads).toBe(1);
    await pass(1);
    lazy.arrival = () => Promise.resolve();
    await pass(5_000);
    await act(() => vi.dynamicImportSettled());
    await settle();
    expect([lazy.loads, isShown("500,00 €")]).toEqual([3, true]);
  });

  test("is not requested any more after the player has signed out", async () => {
    let lose: (error: Error) => void = () => {};
    lazy.arrival = () => new Promise((_, reject) => (lose = reject));
    show();
    await signIn();
    act(() => dispatchSession({ type: "signed-out" }));
    await act(async () => lose(new Error("not there")));
    await pass(60_000);
    expect(lazy.loads).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test("the figure has a label, and a press on it opens the account's menu", async () => {
  await showPlayer();
  expect(screen.getByText("Balance").tagName).toBe("SMALL");
  expect(screen.getByRole("button", { name: "Balance" }).getAttribute("popovertarget")).toBe("menu");
});

test("a balance is written as the brand writes its currency", async () => {
  world.responses = [() => ({ ...balance("500.00", 1), currency: "INR" })];
  show();
  await signIn();
  expect(isShown("500,00 ₹")).toBe(true);
});

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

test.each([
  ["is shown", () => balance("500.00", 1), "500,00 €"],
  ["is 0.00 where there is no wallet", () => HttpResponse.json({}, { status: 404 }), "0,00 €"],
  ["is not available after a failure", down("The ledger is slow."), "Balance not available"],
])("the balance is loading until the first response, then it %s [WALLET-506]", async (_what, response, shown) => {
  let respond: () => void = () => {};
  const arrival = new Promise<void>((resolve) => (respond = resolve));
  world.responses = [() => arrival.then<object>(response)];
  show();
  await signIn();
  expect([isShown("Loading the balance"), isShown(shown)]).toEqual([true, false]);
  respond();
  await settle();
  expect([isShown("Loading the balance"), isShown(shown)]).toEqual([false, true]);
});

describe("what is shown beside it", () => {
  test("nothing, when all of it may be withdrawn; else what may", async () => {
    await showPlayer();
    expect(screen.queryByText(/Withdrawable/)).toBeNull();
    await receive(balance("400.00", 2, "100.00"));
    expect(screen.getByText("500,00 €")).toBeTruthy();
    expect(screen.getByText("Withdrawable 400,00 €")).toBeTruthy();
  });

  test("a failed read keeps the figure and its time, until a read succeeds", async () => {
    await showPlayer();
    world.responses = [down("kept"), () => balance("500.00", 1)];
    await pass(20_000);
    expect(isShown("as of 14.05")).toBe(true);
    expect(screen.getByText("500,00 €").className).toContain("muted");
    await pass(20_000);
    expect(screen.queryByText(/as of/)).toBeNull();
  });

  test("a balance that is read again unchanged does not become old", async () => {
    await showPlayer();
    await pass(200_000);
    expect(screen.queryByText(/as of/)).toBeNull();
  });

  test("a read that never comes back makes the balance old at its deadline of 15 s", async () => {
    await showPlayer();
    world.responses = [() => new Promise<object>(() => {})];
    await pass(34_000);
    expect(screen.queryByText(/as of/)).toBeNull();
    await pass(2_000);
    expect(isShown("as of 14.05")).toBe(true);
  });

  test("an outage before the first response is not an empty wallet, and stays an outage while it is tried again", async () => {
    world.responses = [() => HttpResponse.error()];
    show();
    await signIn();
    await pass(4_000);
    expect([isShown("Balance not available"), world.calls]).toEqual([true, 3]);
    await pass(20_000);
    expect(isShown("Balance not available")).toBe(true);
    expect(screen.queryByText(/0,00/)).toBeNull();
  });

  test("a balance in a currency that is not known here is not shown as as much of another", async () => {
    world.responses = [() => ({ ...balance("500.00", 1), currency: "USD" })];
    show();
    await signIn();
    expect(isShown("Balance not available")).toBe(true);
    expect(screen.queryByText(/500,00/)).toBeNull();
  });

  test("a player without a wallet has 0.00 in the own currency, and no error is shown, in a toast neither [WALLET-507, ERR-509]", async () => {
    world.responses = [() => HttpResponse.json({ code: "error.wallet.not_found" }, { status: 404 })];
    show();
    await signIn();
    expect([isShown("0,00 €"), isShown("No wallet yet")]).toEqual([true, true]);
    expect(isShown("Balance not available")).toBe(false);
    expect(useToasts.getState().shown).toEqual([]);
  });

  test("any other failure is reported once and shown in its place: no toast, no other page [ERR-507]", async () => {
    world.responses = [down("The ledger is down.")];
    const page = location.href;
    show();
    await signIn();
    await pass(40_000);
    expect(world.reports.filter((text) => text.includes("The ledger is down."))).toHaveLength(1);
    expect(isShown("Balance not available")).toBe(true);
    expect([useToasts.getState().shown, location.href]).toEqual([[], page]);
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

test("a screen reader announces a change after it has settled, and not the first balance", async () => {
  await showPlayer();
  const announced = () => screen.getByRole("status").textContent;
  await pass(5_000);
  expect(announced()).toBe("");
  await receive(balance("499.50", 2));
  await pass(2_000);
  await receive(balance("501.50", 3));
  await pass(2_999);
  expect(announced()).toBe("");
  world.responses = [() => balance("501.50", 3)];
  await pass(1);
  expect(announced()).toBe("Balance 501,50\u00a0€");
});

test("a screen reader announces a balance that returned to its first value", async () => {
  await showPlayer();
  await pass(5_000);
  await receive(balance("499.50", 2));
  await pass(3_000);
  await receive(balance("500.00", 3));
  await pass(3_000);
  expect(screen.getByRole("status").textContent).toBe("Balance 500,00\u00a0€");
});
