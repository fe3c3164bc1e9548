import { act } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { dispatchSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import site from "@/messages/en/site.json";
import { balance, hide, isShown, prepareBalance, settle, show, signIn, world } from "@/tests/support/islands/balance";

prepareBalance();

let frames: Map<number, () => void>;
let commits = 0;

beforeEach(() => {
  frames = new Map();
  let last = 0;
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    last += 1;
    frames.set(last, callback);
    return last;
  });
  vi.stubGlobal("cancelAnimationFrame", (id: number) => frames.delete(id));
});

/** A frame of the browser. React draws what the callbacks have changed before the paint, so that no timer is waited for. */
async function frame() {
  const due = [...frames.values()];
  frames.clear();
  await act(async () => {
    for (const callback of due) callback();
  });
}

async function open() {
  show(() => (commits += 1));
  await signIn();
  expect([isShown("500,00 €"), world.connections.length]).toEqual([true, 1]);
  commits = 0;
  world.calls = 0;
}

async function send(...bodies: object[]) {
  for (const body of bodies) world.connections.at(-1)?.send(JSON.stringify({ body }));
  await settle();
}
const change = (amount: string, version: number) => ({ type: "WALLET_BALANCE", ...balance(amount, version) });
const toasts = () => useToasts.getState().shown.map(({ value }) => value);

describe("push messages of one frame", () => {
  test("fifty of the balance are drawn once, in the frame, and the newest of them is shown", async () => {
    await open();
    await send(...Array.from({ length: 50 }, (_, at) => change(`${600 + at}.00`, 2 + at)), change("1.00", 3));
    expect([commits, isShown("500,00 €")]).toEqual([0, true]);
    await frame();
    expect([commits, isShown("649,00 €")]).toEqual([1, true]);
    await send(change("700.00", 60));
    await frame();
    expect([commits, isShown("700,00 €")]).toEqual([2, true]);
  });

  test("one that cannot be read, and a new level between two balances, lose nothing", async () => {
    await open();
    const levelUp = { type: "PLAYER_LOYALTY_LEVEL", playerId: "P1", isLevelUp: true };
    world.responses = [() => balance("600.00", 2)];
    await send(change("600.00", 2), { type: "WALLET_BALANCE", balanceMap: 1 }, levelUp, change("610.00", 3));
    await frame();
    expect(isShown("610,00 €")).toBe(true);
    await settle();
    expect([toasts(), isShown("610,00 €"), world.calls]).toEqual([[site.session.levelUp], true, 1]);
    expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
  });

  test("a hidden page, which has no frames, applies them as they come", async () => {
    await open();
    await hide(true);
    await send(change("600.00", 2));
    expect([isShown("600,00 €"), frames.size]).toEqual([true, 0]);
  });

  test("what waits for a frame is applied when the page is hidden, and dropped with the session", async () => {
    await open();
    await send(change("600.00", 2));
    await hide(true);
    expect([isShown("600,00 €"), frames.size]).toEqual([true, 0]);
    await hide(false);
    await send({ type: "PLAYER_LOYALTY_LEVEL", playerId: "P1", isLevelUp: true });
    expect(frames.size).toBe(1);
    await act(async () => dispatchSession({ type: "signed-out" }));
    expect(frames.size).toBe(0);
    await frame();
    await settle();
    expect(toasts()).toEqual([]);
  });
});
