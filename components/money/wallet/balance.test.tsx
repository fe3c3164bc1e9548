import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Schema } from "@/lib/core/http";
import { HttpError, Unreachable } from "@/lib/core/http-errors";
import type { DisplayTable } from "@/lib/core/money";
import type { LineEvents } from "@/lib/session/push/transport";
import { type Player, unknownSession } from "@/lib/session/state";
import { tellSession, useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import { Balance } from "./balance";

/** What the platform answers, the last one for ever, how often it was asked, and the push connections that were made. */
const world = vi.hoisted(() => ({
  answers: [] as (() => unknown)[],
  asked: 0,
  /** Where the brand puts the symbols; the house's own places when undefined. */
  currencies: undefined as DisplayTable | undefined,
  lines: [] as { events: LineEvents; isClosed: boolean }[],
  /** What becomes of the lazy part, and how often it was asked for. */
  arrival: () => Promise.resolve(),
  loads: 0,
}));

vi.mock("@/lib/core/lazy-import", () => ({
  async loadQuietly<T>(part: () => Promise<T>): Promise<T> {
    world.loads++;
    await world.arrival();
    return part();
  },
}));

const report = vi.hoisted(() => vi.fn());
vi.mock("@/lib/site/browser-reports/report", () => ({ report }));
vi.mock("@/lib/config/public", () => ({
  publicConfig: () => ({ push: { url: "", transport: "socketio" }, currencies: world.currencies }),
}));
vi.mock("@/lib/session/platform", () => ({
  platform: {
    async get(path: string, schema: Schema<unknown>) {
      const parsed = schema.safeParse(await (path === "player/push-token" ? { token: "t" } : nextBalance()));
      if (!parsed.success) throw new Error("The answer has another shape.");
      return parsed.data;
    },
  },
}));
vi.mock("@/lib/session/push/choice", () => ({
  chooseTransport: async () => ({
    open(_token: string, events: LineEvents) {
      const line = { events, isClosed: false };
      world.lines.push(line);
      const close = () => {
        line.isClosed = true;
      };
      return { send: () => {}, close };
    },
  }),
}));

function nextBalance(): unknown {
  world.asked++;
  return (world.answers.length > 1 ? world.answers.shift() : world.answers[0])?.();
}

const player: Player = {
  playerId: "P1",
  playerAccessId: "A1",
  email: "mika@example.com",
  countryCode: "FI",
  provinceCode: "",
  language: "fi",
  loginMethod: "DEFAULT",
  registrationDate: null,
  supportChatToken: null,
  issuedAt: 1_790_000_000,
  multibrand: { suspended: false },
};
const words = {
  label: "Balance",
  loading: "Loading the balance",
  withdrawable: "Withdrawable {amount}",
  asOf: "as of {time}",
  none: "No wallet yet",
  unavailable: "Balance not available",
  changed: "Balance {amount}",
};

const balance = (main: string, version: number, locked = "0") => ({
  balanceMap: { main: [{ cash: main }], locked: [{ cash: locked }] },
  currency: "EUR",
  version,
});
const fail = (error: Error) => () => Promise.reject(error);
const down = fail(new HttpError(500));

beforeEach(() => {
  report.mockReset();
  useToasts.setState({ shown: [] });
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2026, 0, 5, 14, 5));
  Object.assign(world, { asked: 0, currencies: undefined, lines: [], answers: [() => balance("500.00", 1)] });
  Object.assign(world, { loads: 0, arrival: () => Promise.resolve() });
  useSession.setState(unknownSession, true);
});
afterEach(() => {
  act(() => tellSession({ type: "signed-out" }));
  vi.useRealTimers();
});

const show = () => render(<Balance words={words} tag="fi-FI" />);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const push = (message: object) =>
  act(async () => world.lines.at(-1)?.events.text(JSON.stringify({ body: { type: "WALLET_BALANCE", ...message } })));
const hide = (hidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  return act(async () => document.dispatchEvent(new Event("visibilitychange")));
};
const isShown = (text: string) => screen.queryByText(text) !== null;

/** Signs in and lets the lazy part arrive. */
async function signIn() {
  await act(async () => tellSession({ type: "signed-in", player }));
  await act(() => vi.dynamicImportSettled());
  await pass(0);
}

async function showPlayer() {
  show();
  await signIn();
  expect([isShown("500,00 €"), world.lines.length]).toEqual([true, 1]);
}

describe("who sees a balance", () => {
  test("a visitor causes no call, ever [WALLET-510]", async () => {
    show();
    act(() => tellSession({ type: "found-nobody" }));
    await pass(120_000);
    expect([world.asked, world.lines.length]).toEqual([0, 0]);
    expect(screen.queryByRole("status")).toBeNull();
  });

  test("a session that could not be looked at is told so, and is no balance of 0.00", async () => {
    show();
    act(() => tellSession({ type: "asked" }));
    expect(screen.getByText("Loading the balance")).toBeTruthy();
    act(() => tellSession({ type: "not-answered" }));
    expect(screen.getByText("Balance not available")).toBeTruthy();
  });

  test("after signing out nothing is asked, nothing is connected, nothing is shown [WALLET-510, PUSH-510]", async () => {
    await showPlayer();
    act(() => tellSession({ type: "signed-out" }));
    expect(screen.queryByText("500,00 €")).toBeNull();
    await pass(120_000);
    await hide(false);
    expect(world.asked).toBe(1);
    expect(world.lines.map(({ isClosed }) => isClosed)).toEqual([true]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a lazy part that does not arrive", () => {
  test("is asked for again every 5 s", async () => {
    world.arrival = () => Promise.reject(new Error("not there"));
    show();
    await signIn();
    await pass(4_999);
    expect(world.loads).toBe(1);
    world.arrival = () => Promise.resolve();
    await pass(1);
    await act(() => vi.dynamicImportSettled());
    await pass(0);
    expect([world.loads, isShown("500,00 €")]).toEqual([2, true]);
  });

  test("after the player has signed out is not asked for any more", async () => {
    let lose: (error: Error) => void = () => {};
    world.arrival = () => new Promise((_, reject) => (lose = reject));
    show();
    await signIn();
    act(() => tellSession({ type: "signed-out" }));
    await act(async () => lose(new Error("not there")));
    await pass(60_000);
    expect(world.loads).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test("a balance is written as the brand writes its currency", async () => {
  world.currencies = { EUR: { space: true, position: "before" } };
  show();
  await signIn();
  expect([isShown("500,00 €"), isShown("€ 500,00")]).toEqual([false, true]);
});

describe("how a balance stays true", () => {
  test("it is read at once and twice in the next 40 s [WALLET-510]", async () => {
    await showPlayer();
    expect(world.asked).toBe(1);
    for (const [ms, calls] of [
      [19_999, 1],
      [1, 2],
      [20_000, 3],
    ] as const) {
      await pass(ms);
      expect(world.asked).toBe(calls);
    }
  });

  test("a hidden tab asks nothing, and asks at once when it is looked at again", async () => {
    await showPlayer();
    await hide(true);
    await pass(60_000);
    expect(world.asked).toBe(1);
    world.answers = [() => balance("480.00", 2)];
    await hide(false);
    expect(isShown("480,00 €")).toBe(true);
  });

  test("a push message changes it without a call, and an older one does not change it back [WALLET-509]", async () => {
    await showPlayer();
    await push(balance("512.50", 3));
    expect(screen.getByText("512,50 €")).toBeTruthy();
    await push(balance("1.00", 2));
    expect(screen.getByText("512,50 €")).toBeTruthy();
    expect(world.asked).toBe(1);
  });

  test.each([
    ["is broken", { balanceMap: { main: "broken" } }],
    ["is in a currency that is not known here", { ...balance("600.00", 3), currency: "USD" }],
    ["is too large to be exact", { balanceMap: { main: Array(2).fill({ cash: "90000000000000.00" }) } }],
  ])("a push message that %s shows nothing: the balance has changed, so it is read", async (_what, message) => {
    await showPlayer();
    world.answers = [() => balance("480.00", 2)];
    await push(message);
    expect(isShown("480,00 €")).toBe(true);
    expect(world.asked).toBe(2);
  });

  test("when the push connection opens, what was missed is read", async () => {
    await showPlayer();
    world.answers = [() => balance("490.00", 2)];
    await act(async () => world.lines.at(-1)?.events.opened());
    expect(isShown("490,00 €")).toBe(true);
  });
});

test("what happens while the balance is being read is read afterwards, once", async () => {
  let answer: (value: unknown) => void = () => {};
  world.answers = [() => new Promise((resolve) => (answer = resolve)), () => balance("490.00", 2)];
  show();
  await signIn();
  await act(async () => world.lines.at(-1)?.events.opened());
  await hide(false);
  expect(world.asked).toBe(1);
  await act(async () => answer(balance("500.00", 1)));
  await pass(0);
  expect([world.asked, isShown("490,00 €")]).toEqual([2, true]);
});

describe("what is said beside it", () => {
  test("nothing, when all of it may be withdrawn; else what may", async () => {
    await showPlayer();
    expect(screen.queryByText(/Withdrawable/)).toBeNull();
    await push(balance("400.00", 2, "100.00"));
    expect(screen.getByText("500,00 €")).toBeTruthy();
    expect(screen.getByText("Withdrawable 400,00 €")).toBeTruthy();
  });

  test("a failed read keeps the figure and says of when it is, until a read succeeds", async () => {
    world.answers = [() => balance("500.00", 1), down, () => balance("500.00", 1)];
    await showPlayer();
    await pass(20_000);
    expect(isShown("as of 14.05")).toBe(true);
    expect(screen.getByText("500,00 €").className).toContain("muted");
    await pass(20_000);
    expect(screen.queryByText(/as of/)).toBeNull();
  });

  test("a read that never comes back makes the balance old after a minute", async () => {
    world.answers = [() => balance("500.00", 1), () => new Promise(() => {})];
    await showPlayer();
    await pass(60_000);
    expect(screen.queryByText(/as of/)).toBeNull();
    await pass(10_001);
    expect(isShown("as of 14.05")).toBe(true);
  });

  test("an outage before the first answer is not an empty wallet", async () => {
    world.answers = [fail(new Unreachable("network", "http://platform.test"))];
    show();
    await signIn();
    expect(isShown("Balance not available")).toBe(true);
    expect(screen.queryByText(/0,00/)).toBeNull();
  });

  test("a balance in a currency that is not known here is not shown as as much of another", async () => {
    world.answers = [() => ({ ...balance("500.00", 1), currency: "USD" })];
    show();
    await signIn();
    expect(isShown("Balance not available")).toBe(true);
    expect(screen.queryByText(/500,00/)).toBeNull();
  });

  test("a player without a wallet has 0.00 in the own currency, and no error is shown, in a toast neither [WALLET-507, ERR-509]", async () => {
    world.answers = [fail(new HttpError(404))];
    show();
    await signIn();
    expect([isShown("0,00 €"), isShown("No wallet yet")]).toEqual([true, true]);
    expect(isShown("Balance not available")).toBe(false);
    expect(useToasts.getState().shown).toEqual([]);
  });

  test("any other failure is reported once and shown in its place: no toast, no other page [ERR-507]", async () => {
    world.answers = [down];
    const page = location.href;
    show();
    await signIn();
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(HttpError));
    expect(isShown("Balance not available")).toBe(true);
    expect([useToasts.getState().shown, location.href]).toEqual([[], page]);
  });
});

test("a screen reader hears of a change once it has come to rest, and not of the first balance", async () => {
  await showPlayer();
  const heard = () => screen.getByRole("status").textContent;
  await pass(5_000);
  expect(heard()).toBe("");
  await push(balance("499.50", 2));
  await pass(2_000);
  await push(balance("501.50", 3));
  await pass(2_999);
  expect(heard()).toBe("");
  await pass(1);
  expect(heard()).toBe("Balance 501,50\u00a0€");
});

test("a screen reader hears of a balance that is again what it first was", async () => {
  await showPlayer();
  await pass(5_000);
  await push(balance("499.50", 2));
  await pass(3_000);
  await push(balance("500.00", 3));
  await pass(3_000);
  expect(screen.getByRole("status").textContent).toBe("Balance 500,00\u00a0€");
});
