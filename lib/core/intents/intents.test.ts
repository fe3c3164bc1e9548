import { describe, expect, test, vi } from "vitest";
import { createFakeBrowser } from "@/tests/support/intents/browser";
import type { Http } from "../http/http";
import { HttpError, InvalidResponse, Unreachable } from "../http/http-errors";
import { type Intent, isShown, NotStored, type Operation, type Resolver, referenceOf } from "./intent";
import { createIntents, graceMs } from "./intents";
import { outcomeOf } from "./outcome";
import { checkTimes, nextCheckMs } from "./schedule";

// Never called: the operations of this file send nothing.
const http = {} as Http;
const lost = new Unreachable("network", "/pay");
const given = (parameters: number) => ({ owner: "P1", parameters, http });

function operation(again: Operation["again"], send: (key: string) => Promise<string>): Operation<number, string> {
  return { name: "pay", again, subject: () => "", keep: (amount) => amount, send: (_, __, key) => send(key) };
}
const pay = (send: (key: string) => Promise<string>) => operation("never", send);
const reading = (verdict: "done" | "not-done" | "unknown"): Resolver => ({
  operation: "pay",
  read: async () => verdict,
});

describe("an intent", () => {
  test("is stored before it is sent, and gone once its response is there", async () => {
    const { tabs } = createFakeBrowser(1, true);
    const [tab] = tabs;
    let seen: Intent[] = [];
    const result = await tab?.intents.run(
      pay(async (key) => {
        seen = tab.intents.of("P1");
        return key;
      }),
      given(10),
    );
    expect(seen).toMatchObject([{ operation: "pay", state: "sent", parameters: 10 }]);
    expect(result).toEqual({ state: "done", value: seen[0]?.id });
    expect(tab?.intents.of("P1")).toEqual([]);
  });

  test("without a response is unknown in every tab, and keeps the next one from being sent", async () => {
    const { tabs } = createFakeBrowser(2, true);
    const send = vi.fn().mockRejectedValue(lost);
    const first = await tabs[0]?.intents.run(pay(send), given(10));
    expect(first).toMatchObject({ state: "unknown", error: lost });
    expect(await tabs[1]?.intents.run(pay(send), given(20))).toMatchObject({
      state: "open",
      intent: { parameters: 10 },
    });
    expect(send).toHaveBeenCalledOnce();
    expect(tabs[1]?.intents.of("P2")).toEqual([]);
  });

  test("that is on its way keeps another tab from sending one, and is unknown once its tab is reloaded", async () => {
    const browser = createFakeBrowser(2, true);
    const [one, other] = browser.tabs;
    const send = vi.fn(() => new Promise<string>(() => {}));
    void one?.intents.run(pay(send), given(10));
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(await other?.intents.run(pay(send), given(10))).toMatchObject({ state: "open" });
    await other?.intents.check("P1", [reading("unknown")], http);
    expect(other?.intents.of("P1")).toMatchObject([{ state: "sent" }]);
    browser.reload(0);
    await other?.intents.check("P1", [reading("unknown")], http);
    expect(other?.intents.of("P1")).toMatchObject([{ state: "unknown" }]);
    expect(send).toHaveBeenCalledOnce();
  });

  test("that is not there is not done only once its call cannot arrive any more; one that is there is done at once", async () => {
    const browser = createFakeBrowser(1, true);
    const intents = browser.tabs[0]?.intents;
    await intents?.run(
      pay(() => Promise.reject(lost)),
      given(10),
    );
    browser.advance(graceMs - 1);
    await intents?.check("P1", [reading("not-done")], http);
    expect(intents?.of("P1")).toMatchObject([{ state: "unknown" }]);
    browser.advance(1);
    await intents?.check("P1", [reading("not-done")], http);
    expect(intents?.of("P1")).toMatchObject([{ state: "refused", code: "not-done" }]);

    await intents?.run(
      pay(() => Promise.reject(lost)),
      given(20),
    );
    await intents?.check("P1", [reading("done")], http);
    const [, done] = intents?.of("P1") ?? [];
    expect(done).toMatchObject({ state: "done", parameters: 20 });
    intents?.forget(done?.id ?? "");
    expect(intents?.of("P1")).toHaveLength(1);
    browser.advance(86_400_001);
    expect(intents?.of("P1")).toEqual([]);
  });

  test("that the player may repeat has one key until its time is over, and a refusal of the repeat settles nothing", async () => {
    const browser = createFakeBrowser(1, true);
    const intents = browser.tabs[0]?.intents;
    const keys: string[] = [];
    const answers: unknown[] = [lost, new HttpError(403), null];
    const repeatable: Operation<number, string> = {
      ...operation("by-player", async (key) => {
        keys.push(key);
        const answer = answers.shift();
        if (answer) throw answer;
        return key;
      }),
      keepMs: 1_000,
    };
    const press = () => intents?.run(repeatable, given(1));
    const states = [await press(), await press(), await press(), await press()].map((each) => each?.state);
    expect(states).toEqual(["unknown", "unknown", "done", "done"]);
    expect(new Set(keys).size).toBe(1);
    browser.advance(1_000);
    await press();
    expect(new Set(keys).size).toBe(2);
  });
});

describe("beside one that is settled and still shown", () => {
  test("an open intent of the subject keeps the next from being sent", async () => {
    const [tab] = createFakeBrowser(1, true).tabs;
    const send = vi.fn().mockRejectedValue(lost);
    await tab?.intents.run(pay(send), given(10));
    await tab?.intents.check("P1", [reading("done")], http);
    await tab?.intents.run(pay(send), given(10));
    expect(tab?.intents.of("P1")).toMatchObject([{ state: "done" }, { state: "unknown" }]);
    expect(await tab?.intents.run(pay(send), given(10))).toMatchObject({ state: "open" });
    expect(send).toHaveBeenCalledTimes(2);
  });

  test("a new one that is sent until it is answered has a key of its own", async () => {
    const [tab] = createFakeBrowser(1, true).tabs;
    const keys: string[] = [];
    const responses: unknown[] = [lost, null, null];
    const brake = operation("until-answered", async (key) => {
      keys.push(key);
      const response = responses.shift();
      if (response) throw response;
      return key;
    });
    for (let press = 0; press < 3; press++) await tab?.intents.run(brake, given(1));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe("a row", () => {
  test("that is closed is gone, one that is open stays, and a key that is needed is kept", async () => {
    const [tab] = createFakeBrowser(1, true).tabs;
    const keys: string[] = [];
    const responses: unknown[] = [lost, null, null];
    const repeatable: Operation<number, string> = {
      ...operation("by-player", async (key) => {
        keys.push(key);
        const response = responses.shift();
        if (response) throw response;
        return key;
      }),
      keepMs: 1_000,
    };
    const rows = () => tab?.intents.of("P1").filter(isShown) ?? [];
    await tab?.intents.run(repeatable, given(1));
    tab?.intents.forget(keys[0] ?? "");
    expect(rows()).toMatchObject([{ state: "unknown" }]);
    await tab?.intents.run(repeatable, given(1));
    expect(rows()).toMatchObject([{ state: "done" }]);
    tab?.intents.forget(keys[0] ?? "");
    expect(rows()).toEqual([]);
    await tab?.intents.run(repeatable, given(1));
    expect(new Set(keys).size).toBe(1);
  });

  test("is its player's alone; a visitor's are those of nobody and of players who cannot sign in", async () => {
    const [tab] = createFakeBrowser(1, true).tabs;
    const lose = async (name: string, owner: string | null) =>
      tab?.intents.run({ ...pay(() => Promise.reject(lost)), name }, { ...given(1), owner });
    await lose("pay", "P1");
    await lose("break", "P1");
    await lose("sign-up", null);
    const resolvers: Resolver[] = [{ operation: "pay" }, { operation: "break", isAnonymous: true }];
    const operationsOf = (owner: string | null) => tab?.intents.of(owner, resolvers).map(({ operation }) => operation);
    expect(operationsOf("P1")).toEqual(["pay", "break"]);
    expect(operationsOf("P2")).toEqual([]);
    expect(operationsOf(null)).toEqual(["break", "sign-up"]);
    // Asked about are those that need no session too, whoever is there.
    expect(tab?.intents.open("P2", resolvers).map(({ operation }) => operation)).toEqual(["break"]);
  });
});

describe("where the browser stores nothing", () => {
  const withoutStorage = () =>
    createIntents({
      storage: () => {
        throw new Error("forbidden");
      },
      lock: (_, __, work) => work(true),
      now: Date.now,
      newId: () => "1",
      hasKeys: () => true,
      onChange: () => {},
    });

  test("money is not sent, and a break is", async () => {
    const send = vi.fn().mockResolvedValue("sent");
    await expect(withoutStorage().run(pay(send), given(10))).rejects.toBeInstanceOf(NotStored);
    expect(send).not.toHaveBeenCalled();
    expect(await withoutStorage().run(operation("until-answered", send), given(10))).toMatchObject({ state: "done" });
  });

  test("a tab knows its own at least", async () => {
    const intents = withoutStorage();
    await intents.run(
      operation("until-answered", () => Promise.reject(lost)),
      given(10),
    );
    expect(intents.of("P1")).toMatchObject([{ state: "unknown" }]);
  });
});

test("an intent that only a newer release can read keeps money from being sent", async () => {
  const kept = new Map([["intent:1", JSON.stringify({ v: 2, value: { anything: true } })]]);
  const intents = createIntents({
    storage: () => ({
      length: 1,
      key: () => "intent:1",
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
    lock: (_, __, work) => work(true),
    now: Date.now,
    newId: () => "2",
    hasKeys: () => true,
    onChange: () => {},
  });
  const send = vi.fn();
  expect(await intents.run(pay(send), given(10))).toEqual({ state: "open", intent: null });
  expect(send).not.toHaveBeenCalled();
});

test.each([
  [new HttpError(400), "refused"],
  [new HttpError(401), "refused"],
  [new HttpError(409), "refused"],
  [new HttpError(429), "refused"],
  [new HttpError(408), "unknown"],
  [new HttpError(425), "unknown"],
  [new HttpError(500), "unknown"],
  [new HttpError(504), "unknown"],
  [lost, "unknown"],
  [new InvalidResponse("/pay", 200, "broken JSON"), "unknown"],
  [new TypeError("anything"), "unknown"],
])("%s of a first call means %s, and of a repeated one unknown", (error, outcome) => {
  expect(outcomeOf(error, false)).toBe(outcome);
  expect(outcomeOf(error, true)).toBe("unknown");
});

test.each([
  [0, checkTimes.eager],
  [checkTimes.eagerFor - 1, checkTimes.eager],
  [checkTimes.eagerFor, checkTimes.poll],
])("an intent that has been unknown for %i ms is asked about in %i ms", (age, next) => {
  const unknown = { state: "unknown", startedAt: 0, unknownSince: 1_000 } as Intent;
  expect(nextCheckMs([{ ...unknown, state: "done" }, unknown], 1_000 + age)).toBe(next);
  expect(nextCheckMs([{ ...unknown, state: "done" }], 1_000)).toBeNull();
});

test("checks are 5 s apart for a minute, then as far apart as the reads of the balance", () => {
  expect(checkTimes).toEqual({ eager: 5_000, eagerFor: 60_000, poll: 20_000 });
});

test("a reference is short, and the beginning of the key", () => {
  expect(referenceOf({ id: "3f2b8c1d-0000-4000-8000-000000000000" })).toBe("3F2B8C1D");
});
