import { act, fireEvent, screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { slowMs } from "@/components/ui/use-slow";
import { walletDialog } from "@/lib/money/dialogs";
import { queryClient } from "@/lib/session/player/player-queries";
import { dispatchSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useToasts } from "@/lib/site/toasts/store";
import { signedInPlayer } from "@/tests/contract/session/browser";
import {
  balance,
  callsWithin,
  down,
  hide,
  isShown,
  lazy,
  pass,
  prepareBalance,
  receive,
  settle,
  show,
  showPlayer,
  signIn,
  slow,
  world,
} from "@/tests/support/islands/balance";

prepareBalance();

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

test("an amount that the header has no room for is cut where it is narrow, and read out in full", async () => {
  world.responses = [() => balance("123456788.00", 1, "1.00")];
  show();
  await signIn();
  const written = screen.getByRole("region", { name: "Balance" }).textContent.replace(/\s/g, " ");
  expect(written).toContain("123 456 789,00 €123,4 milj. €");
  expect(written).toContain("Cash 123 456 788,00 €Cash 123,4 milj. €");
  for (const cut of screen.getAllByText(/milj\./)) expect(cut.getAttribute("aria-hidden")).toBe("true");
  // One that fits stands there once.
  await receive(balance("500.00", 2));
  expect(screen.getByRole("region", { name: "Balance" }).textContent.replace(/\s/g, " ")).toBe("500,00 €Balance");
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

test("the figure has a label, and a press on it opens the wallet", async () => {
  await showPlayer();
  expect(screen.getByText("Balance").tagName).toBe("SMALL");
  fireEvent.click(screen.getByRole("button", { name: "Balance" }));
  expect(useDialogs.getState().requests.map(({ handle }) => handle)).toEqual([walletDialog]);
});

test("a balance is written as the brand writes its currency, whatever the reader's language does [WALLET-514]", async () => {
  world.responses = [() => ({ ...balance("500.00", 1), currency: "INR" })];
  show();
  await signIn();
  expect(isShown("₹ 500,00")).toBe(true);
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
  test("nothing, when all of it is cash; else the cash, by the name that the wallet gives it", async () => {
    await showPlayer();
    expect(screen.queryByText(/Cash/)).toBeNull();
    await receive(balance("400.00", 2, "100.00"));
    expect(screen.getByText("500,00 €")).toBeTruthy();
    expect(screen.getByText("Cash 400,00 €")).toBeTruthy();
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
