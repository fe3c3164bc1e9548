import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Intent, Operation, Verdict } from "@/lib/core/intents/intent";
import { graceMs } from "@/lib/core/intents/intents";
import { checkTimes } from "@/lib/core/intents/schedule";
import { queryClient } from "@/lib/session/player/player-queries";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer, writeConfig } from "@/tests/contract/session/browser";
import { intents } from "./browser-intents";
import { type IntentKind, registerIntentKinds } from "./kinds";
import { recheckIntents } from "./recheck";
import { runIntent } from "./run";
import { useIntentRows } from "./use-intent-rows";

const player = signedInPlayer();
const read = vi.fn<() => Promise<Verdict>>();
const kinds: IntentKind[] = [
  { operation: "pay", again: "never", read, title: () => "payment" },
  { operation: "break", again: "until-answered", isAnonymous: true, read, title: () => "break" },
];
const lost = (name: string): Operation<null, never> => ({
  name,
  again: "never",
  subject: () => "",
  keep: () => null,
  send: () => Promise.reject(new Error("The response was lost.")),
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  localStorage.clear();
  queryClient.clear();
  writeConfig();
  registerIntentKinds(kinds);
  read.mockReset().mockResolvedValue("unknown");
  useSession.setState({ status: "pending", session: null }, true);
  dispatchSession({ type: "signed-in", player });
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Does it, and lets the hook hear of it. */
async function perform(work: () => unknown): Promise<void> {
  await act(async () => void (await work()));
  await pass(0);
}
const renderRows = () => renderHook(() => useIntentRows().map(({ operation, state }) => [operation, state])).result;

async function lose(operation = "pay", owner: string | null = player.playerId): Promise<void> {
  await perform(() => runIntent(lost(operation), owner, null));
}

describe("what is unknown is asked about", () => {
  test("at once, every 5 s for a minute, then with every poll, and no more once it is settled", async () => {
    const rows = renderRows();
    await lose();
    expect(read).toHaveBeenCalledTimes(1);
    await pass(checkTimes.eager - 1);
    expect(read).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(read).toHaveBeenCalledTimes(2);
    await pass(checkTimes.eagerFor - checkTimes.eager);
    const eager = 1 + checkTimes.eagerFor / checkTimes.eager;
    expect(read).toHaveBeenCalledTimes(eager);
    await pass(checkTimes.poll - 1);
    expect(read).toHaveBeenCalledTimes(eager);
    await pass(1);
    expect(read).toHaveBeenCalledTimes(eager + 1);
    expect(rows.current).toEqual([["pay", "unknown"]]);

    read.mockResolvedValue("done");
    await pass(checkTimes.poll + 10);
    expect(rows.current).toEqual([["pay", "done"]]);
    const settled = read.mock.calls.length;
    await pass(10 * checkTimes.poll);
    expect(read).toHaveBeenCalledTimes(settled);
  });

  test("as soon as a page finds it, of an earlier page or of another tab", async () => {
    await lose();
    const kept = JSON.stringify({ ...localStorage });
    read.mockClear();
    const rows = renderRows();
    expect(rows.current).toEqual([["pay", "unknown"]]);
    await pass(0);
    expect(read).toHaveBeenCalledTimes(1);

    localStorage.clear();
    await perform(() => dispatchEvent(new StorageEvent("storage", { key: null })));
    expect(rows.current).toEqual([]);
    for (const [key, value] of Object.entries<string>(JSON.parse(kept))) localStorage.setItem(key, value);
    await perform(() => dispatchEvent(new StorageEvent("storage", { key: "intent:1" })));
    expect(rows.current).toEqual([["pay", "unknown"]]);
    await pass(checkTimes.eager);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test("when the player comes back to the window, and after a push message", async () => {
    renderRows();
    await lose();
    await perform(() => dispatchEvent(new Event("visibilitychange")));
    expect(read).toHaveBeenCalledTimes(2);
    await perform(recheckIntents);
    expect(read).toHaveBeenCalledTimes(3);
  });

  test("also while the window is hidden", async () => {
    renderRows();
    await lose();
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await pass(checkTimes.eager);
    hidden.mockRestore();
    expect(read).toHaveBeenCalledTimes(2);
  });

  test("and nothing is asked where nothing is unknown", async () => {
    renderRows();
    await perform(recheckIntents);
    await pass(10 * checkTimes.poll);
    expect(read).not.toHaveBeenCalled();
  });
});

test("what is not there is not done only once the call cannot arrive any more", async () => {
  read.mockResolvedValue("not-done");
  const rows = renderRows();
  await lose();
  await pass(graceMs - checkTimes.eager);
  expect(rows.current).toEqual([["pay", "unknown"]]);
  await pass(checkTimes.eager + checkTimes.poll);
  expect(rows.current).toEqual([["pay", "refused"]]);
});

describe("whose rows are shown", () => {
  const other = signedInPlayer("P2");

  test("a player's own, and nobody else's", async () => {
    const rows = renderRows();
    await lose();
    await lose("break", "P3");
    expect(rows.current).toEqual([["pay", "unknown"]]);
    await perform(() => dispatchSession({ type: "signed-out" }));
    expect(rows.current).toEqual([["break", "unknown"]]);
    await perform(() => dispatchSession({ type: "signed-in", player: other }));
    expect(rows.current).toEqual([]);
    await perform(() => dispatchSession({ type: "signed-in", player }));
    expect(rows.current).toEqual([["pay", "unknown"]]);
  });

  test("none while it is not known who is there; what needs no session is looked after all the same", async () => {
    await lose();
    await lose("break", "P3");
    read.mockClear();
    useSession.setState({ status: "pending", session: null }, true);
    const rows = renderRows();
    await pass(0);
    await perform(() => dispatchSession({ type: "requested" }));
    await perform(() => dispatchSession({ type: "unavailable" }));
    expect(rows.current).toEqual([]);
    // The break, and not the payment: without its player nobody can ask for it.
    expect(read).toHaveBeenCalledTimes(1);
  });

  test("a settled one until it is closed, an open one for as long as it is open", async () => {
    const rows = renderRows();
    await lose();
    const [row] = intents.of(player.playerId) as [Intent];
    await perform(() => intents.forget(row.id));
    expect(rows.current).toEqual([["pay", "unknown"]]);
    read.mockResolvedValue("done");
    await perform(recheckIntents);
    expect(rows.current).toEqual([["pay", "done"]]);
    await perform(() => intents.forget(row.id));
    expect(rows.current).toEqual([]);
  });
});
