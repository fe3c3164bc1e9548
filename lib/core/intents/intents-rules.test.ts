import { describe, expect, test, vi } from "vitest";
import { createFakeBrowser, fakeStorage } from "@/tests/support/intents/browser";
import type { Http } from "../http/http";
import { HttpError, Unreachable } from "../http/http-errors";
import type { Intent, Operation, Resolver, Verdict } from "./intent";
import { createIntents, graceMs } from "./intents";

const http = {} as Http;
const lost = new Unreachable("network", "/pay");
const never = () => new Promise<string>(() => {});
type Pay = Operation<{ to: string; amount: number }, string>;

const pay = (send: (key: string) => Promise<string>, more: Partial<Pay> = {}): Pay => ({
  ...{ name: "pay", again: "never", subject: ({ to }) => to, keep: ({ amount }) => amount },
  send: (_, __, key) => send(key),
  ...more,
});
const losing = (more: Partial<Pay> = {}) => pay(() => Promise.reject(lost), more);
const reading = (verdict: Verdict, more: Partial<Resolver> = {}): Resolver => ({
  ...{ operation: "pay", read: async () => verdict },
  ...more,
});

function open(tabCount = 1, hasKeys = true) {
  const browser = createFakeBrowser(tabCount, hasKeys);
  const tab = (at = 0) => {
    const found = browser.tabs[at];
    if (!found) throw new Error("No such tab.");
    return found.intents;
  };
  const run = (operation: Pay, { to = "", amount = 1, owner = "P1" as string | null, at = 0 } = {}) =>
    tab(at).run(operation, { owner, parameters: { to, amount }, http });
  const of = (owner: string | null = "P1") => tab().of(owner);
  return { browser, tab, run, of };
}

describe("an open intent keeps from being sent", () => {
  test("none of another operation, player or subject", async () => {
    const { run, of } = open();
    await run(losing({ name: "take" }), { to: "a" });
    await run(losing(), { to: "a", owner: "P2" });
    await run(losing(), { to: "b" });
    const send = vi.fn().mockRejectedValue(lost);
    expect(await run(pay(send), { to: "a" })).toMatchObject({ state: "unknown" });
    expect(send).toHaveBeenCalledOnce();
    // Each is stored beside the others, and the subject is not.
    expect(of().map(({ operation, parameters }) => [operation, parameters])).toEqual([
      ["take", 1],
      ["pay", 1],
      ["pay", 1],
    ]);
    expect(JSON.stringify(of())).not.toContain('"a"');
  });

  test("while it is on its way none of its own in another tab, and every other", async () => {
    const { run } = open(2);
    void run(pay(never), { to: "a" });
    await vi.waitFor(async () => expect(await run(losing(), { to: "a", at: 1 })).toMatchObject({ state: "open" }));
    expect(await run(losing({ name: "take" }), { to: "a", at: 1 })).toMatchObject({ state: "unknown" });
    expect(await run(losing(), { to: "b", at: 1 })).toMatchObject({ state: "unknown" });
    expect(await run(losing(), { to: "a", owner: "P2", at: 1 })).toMatchObject({ state: "unknown" });
    expect(await run(losing(), { to: "a", owner: null, at: 1 })).toMatchObject({ state: "unknown" });
    expect(await run(losing(), { to: "a", owner: "undefined", at: 1 })).toMatchObject({ state: "unknown" });
  });

  test("the same is named to a second tab, and before it is stored nothing is", async () => {
    const { run } = open(2, false);
    let prepare = () => {};
    const slow = pay(never, { before: () => new Promise((resolve) => (prepare = () => resolve([]))) });
    void run(slow);
    await vi.waitFor(async () => expect(await run(losing(), { at: 1 })).toEqual({ state: "open", intent: null }));
    prepare();
    await vi.waitFor(async () =>
      expect(await run(losing(), { at: 1 })).toMatchObject({ state: "open", intent: { state: "sent" } }),
    );
  });

  test("one whose tab is gone is unknown from the next press on, which sends nothing", async () => {
    const { browser, run, of } = open(2);
    void run(pay(never));
    await vi.waitFor(() => expect(of()).toHaveLength(1));
    browser.reload(0);
    const send = vi.fn();
    expect(await run(pay(send), { at: 1 })).toMatchObject({ state: "open", intent: { state: "unknown" } });
    expect([of()[0]?.state, send.mock.calls.length]).toEqual(["unknown", 0]);
  });
});

describe("sent again by its player", () => {
  test.each(["by-player", "until-answered"] as const)("with other parameters %s sends nothing", async (again) => {
    const { run, of } = open();
    await run(losing({ again }), { amount: 1 });
    expect(await run(losing({ again }), { amount: 2 })).toMatchObject({ state: "open", intent: { parameters: 1 } });
    expect(await run(losing({ again }), { amount: 1 })).toMatchObject({ state: "unknown" });
    expect(of()).toHaveLength(1);
  });

  test("of several the open one is it, whichever is newer", async () => {
    const { browser, run, tab } = open();
    const keys: string[] = [];
    const answers: unknown[] = [null, lost, null];
    const press = (amount: number) =>
      run(
        pay(
          async (key) => {
            keys.push(key);
            const answer = answers.shift();
            if (answer) throw answer;
            return key;
          },
          { again: "by-player", keepMs: 10_000 },
        ),
        { amount },
      );
    await press(1);
    browser.advance(1);
    await press(2);
    browser.advance(1);
    // Beside the first, whose key is kept.
    expect(
      tab()
        .of("P1")
        .map(({ state }) => state),
    ).toEqual(["done", "unknown"]);
    await press(2);
    expect(keys[2]).toBe(keys[1]);
    // Both are done: the newest is it.
    await press(2);
    expect([keys[3], keys[3] === keys[0]]).toEqual([keys[1], false]);
  });

  test("a change of what is done that is refused leaves it done, with its key, and is no unknown outcome", async () => {
    const { run, of } = open();
    const refusal = new HttpError(400, { code: "error.phone" });
    const answers: unknown[] = [null, refusal, null];
    const keys: string[] = [];
    const operation = pay(
      async (key) => {
        keys.push(key);
        const answer = answers.shift();
        if (answer) throw answer;
        return key;
      },
      { again: "by-player", keepMs: 10_000 },
    );
    await run(operation);
    await expect(run(operation)).rejects.toBe(refusal);
    expect(of()).toMatchObject([{ state: "done", unknownSince: null }]);
    await run(operation);
    expect(new Set(keys).size).toBe(1);
  });

  test.each([
    ["no response came", lost],
    ["the response was that of a gateway", new HttpError(504)],
  ])(
    "a change of what is done of which %s leaves it done, in every tab, and says that it is not known itself",
    async (_, loss) => {
      const { tab, run, of } = open(2);
      const answers: unknown[] = [null, loss];
      const keys: string[] = [];
      const seen: Intent[][] = [];
      const operation = pay(
        async (key) => {
          seen.push(tab(1).of("P1"));
          keys.push(key);
          const answer = answers.shift();
          if (answer) throw answer;
          return key;
        },
        { again: "by-player", keepMs: 10_000 },
      );
      await run(operation);
      expect(await run(operation)).toMatchObject({ state: "unknown", error: loss, intent: { state: "done" } });
      // While it is on its way too.
      expect(seen[1]).toMatchObject([{ state: "done" }]);
      expect(of()).toMatchObject([{ state: "done", unknownSince: null }]);
      expect(await run(operation)).toMatchObject({ state: "done" });
      expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    },
  );

  test("a change of what is done whose tab is gone leaves it done", async () => {
    const { browser, tab, run, of } = open(2);
    const send = vi.fn(async (key: string) => key);
    const operation = pay(send, { again: "by-player", keepMs: 10_000 });
    await run(operation);
    send.mockImplementation(never);
    void run(operation);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    browser.reload(0);
    await tab(1).check("P1", [reading("unknown")], http);
    expect(of()).toMatchObject([{ state: "done", unknownSince: null }]);
  });

  /** Pressed again while it is done, with what happens to its record before the response comes. */
  async function pressAgain(meanwhile: (given: ReturnType<typeof open>, id: string) => void) {
    const given = open(2);
    let hold: Promise<unknown> = Promise.resolve();
    let answer = (_: unknown) => {};
    const answers: unknown[] = [lost, null, null];
    const operation = pay(
      async (key) => {
        const failure = answers.shift();
        await hold;
        if (failure) throw failure;
        return key;
      },
      { again: "by-player", keepMs: 10_000 },
    );
    await given.run(operation);
    await given.run(operation);
    const [done] = given.of();
    expect(done).toMatchObject({ state: "done", unknownSince: expect.any(Number) });
    hold = new Promise((resolve) => (answer = resolve));
    const over = given.run(operation);
    await vi.waitFor(() => expect(answers).toEqual([]));
    meanwhile(given, done?.id ?? "");
    answer(null);
    expect(await over).toMatchObject({ state: "done" });
    return given.of();
  }

  test("what is done and called again keeps its record as it was", async () => {
    const settled: unknown[] = [];
    const [after] = await pressAgain((given) => {
      settled.push(given.of()[0]?.settledAt);
      given.browser.advance(5_000);
    });
    expect(after?.settledAt).toBe(settled[0]);
  });

  test("a row that is closed while it is called again stays closed", async () => {
    expect(await pressAgain(({ tab }, id) => tab(1).forget(id))).toMatchObject([{ state: "done", unknownSince: null }]);
  });

  test("a key that is released while it is called again stays released", async () => {
    expect(await pressAgain(({ tab }) => tab(1).release("pay", "P1", ""))).toEqual([]);
  });

  test("a key that is released is not used again", async () => {
    const { run, tab, of } = open();
    const keys: string[] = [];
    const operation = pay(
      async (key) => {
        keys.push(key);
        return key;
      },
      { again: "by-player", keepMs: 1_000 },
    );
    await run(operation, { to: "a" });
    tab().release("take", "P1", "a");
    tab().release("pay", "P2", "a");
    tab().release("pay", "P1", "b");
    expect(of()).toHaveLength(1);
    tab().release("pay", "P1", "a");
    expect(of()).toEqual([]);
    await run(operation, { to: "a" });
    expect(new Set(keys).size).toBe(2);
  });
});

describe("what was true before the call", () => {
  const before = vi.fn(async () => ["w1"]);

  test("is asked for and stored where the platform ignores keys, and nowhere else", async () => {
    const ignoring = open(1, false);
    await ignoring.run(losing({ before }));
    expect(ignoring.of()).toMatchObject([{ before: ["w1"] }]);
    await ignoring.run(losing({ name: "take" }));
    expect(ignoring.of()[1]?.before).toBeNull();
    before.mockClear();
    const honouring = open();
    await honouring.run(losing({ before }));
    expect([honouring.of()[0]?.before, before.mock.calls.length]).toEqual([null, 0]);
  });

  test("that cannot be asked for keeps it from being sent, and stores nothing", async () => {
    const { run, of } = open(1, false);
    const send = vi.fn();
    await expect(run(pay(send, { before: () => Promise.reject(lost) }))).rejects.toBe(lost);
    expect([send.mock.calls.length, of()]).toEqual([0, []]);
  });
});

describe("what an error says", () => {
  test("is the operation's to know: done is done, and refused is thrown", async () => {
    const { run, of } = open();
    expect(await run(losing({ outcome: () => "done" }))).toEqual({ state: "done", value: null });
    expect(of()).toEqual([]);
    await expect(run(losing({ outcome: () => "refused" }))).rejects.toBe(lost);
    expect(of()).toEqual([]);
  });

  test("it is told whether an earlier call had no response", async () => {
    const { run } = open();
    const outcome = vi.fn<NonNullable<Pay["outcome"]>>(() => undefined);
    const operation = losing({ again: "until-answered", outcome });
    await run(operation);
    await run(operation);
    expect(outcome.mock.calls).toEqual([
      [lost, false, { to: "", amount: 1 }],
      [lost, true, { to: "", amount: 1 }],
    ]);
  });

  test("a refusal of a first call is thrown, and nothing of it stays", async () => {
    const { run, of } = open();
    const refusal = new HttpError(400);
    await expect(run(pay(() => Promise.reject(refusal)))).rejects.toBe(refusal);
    expect(of()).toEqual([]);
  });

  test("the code of a refusal is kept where its player has to learn of it", async () => {
    const { run, of } = open();
    const operation = losing({ again: "until-answered" });
    await run(operation);
    const refusal = Object.assign(new HttpError(409), { code: "TOO-LATE" });
    await expect(run({ ...operation, send: () => Promise.reject(refusal), outcome: () => "refused" })).rejects.toBe(
      refusal,
    );
    expect(of()).toMatchObject([{ state: "refused", code: "TOO-LATE" }]);
  });
});

describe("a check", () => {
  const unknownOne = async () => {
    const world = open(2);
    await world.run(losing());
    return world;
  };
  const states = (intents: readonly Intent[]) => intents.map(({ state }) => state);

  test("that finds it moot forgets it; one that finds nothing leaves it, however old it is", async () => {
    const { browser, tab, of } = await unknownOne();
    browser.advance(10 * graceMs);
    await tab().check("P1", [reading("unknown")], http);
    await tab().check("P1", [{ operation: "pay" }], http);
    await tab().check("P1", [{ ...reading("done"), operation: "take" }], http);
    expect(states(of())).toEqual(["unknown"]);
    await tab().check("P1", [reading("moot")], http);
    expect(of()).toEqual([]);
  });

  test("after the clock was set back counts the time from then on: a wrong date blocks nothing for days", async () => {
    const { browser, tab, run, of } = open();
    await run(losing());
    browser.advance(-86_400_000);
    const check = () => tab().check("P1", [reading("not-done")], http);
    await check();
    browser.advance(graceMs - 1);
    await check();
    expect(of()).toMatchObject([{ state: "unknown" }]);
    browser.advance(1);
    await check();
    expect(of()).toMatchObject([{ state: "refused", code: "not-done" }]);
  });

  test("whose answer comes after another one settled it changes nothing", async () => {
    const { browser, tab, of } = await unknownOne();
    browser.advance(graceMs);
    let answer: (verdict: Verdict) => void = () => {};
    const late = reading("done", { read: () => new Promise((resolve) => (answer = resolve)) });
    const checked = tab(1).check("P1", [late], http);
    await vi.waitFor(() => expect(states(of())).toEqual(["unknown"]));
    await new Promise((resolve) => setTimeout(resolve));
    await tab().check("P1", [reading("done")], http);
    answer("not-done");
    await checked;
    expect(states(of())).toEqual(["done"]);
  });

  test("whose answer comes after its row was forgotten brings nothing back", async () => {
    const { tab, of } = await unknownOne();
    let answer: (verdict: Verdict) => void = () => {};
    const late = reading("done", { read: () => new Promise((resolve) => (answer = resolve)) });
    const checked = tab(1).check("P1", [late], http);
    await new Promise((resolve) => setTimeout(resolve));
    tab().release("pay", "P1", "");
    answer("done");
    await checked;
    expect(of()).toEqual([]);
  });

  test("repeats what is still unknown, and nothing that is settled", async () => {
    const { tab, of } = await unknownOne();
    const repeat = vi.fn(async () => {});
    await tab().check("P1", [reading("done", { repeat })], http);
    expect([repeat.mock.calls.length, states(of())]).toEqual([0, ["done"]]);
    const again = await unknownOne();
    await again.tab().check("P1", [reading("unknown", { repeat })], http);
    expect(repeat.mock.calls).toEqual([[expect.any(Function), http, expect.objectContaining({ state: "unknown" })]]);
    repeat.mockClear();
    await again.tab().check("P1", [reading("moot", { repeat })], http);
    expect(repeat).not.toHaveBeenCalled();
  });

  test("asks nobody about one that a tab waits for, nor about what is settled", async () => {
    const { run, tab, of } = open(2);
    const read = vi.fn(async () => "done" as const);
    void run(pay(never));
    await vi.waitFor(() => expect(of()).toHaveLength(1));
    await tab(1).check("P1", [reading("done", { read })], http);
    expect([read.mock.calls.length, states(of())]).toEqual([0, ["sent"]]);
    const other = await unknownOne();
    await other.tab().check("P1", [reading("done")], http);
    await other.tab().check("P1", [reading("done", { read })], http);
    expect(read).not.toHaveBeenCalled();
  });

  test("that fails for one settles the others, and forgets those whose time is over", async () => {
    const { browser, run, tab, of } = open();
    await run(losing({ name: "gone" }));
    await tab().check("P1", [{ operation: "gone", read: async () => "done" }], http);
    browser.advance(86_400_001);
    await run(losing({ name: "take" }));
    await run(losing());
    const failing: Resolver = { operation: "take", read: () => Promise.reject(lost) };
    await tab().check("P1", [failing, reading("done")], http);
    expect(of().map(({ operation, state }) => [operation, state])).toEqual([
      ["take", "unknown"],
      ["pay", "done"],
    ]);
  });
});

describe("confirmed by something else", () => {
  test("an open one is done and shown, and nobody asks about it; another is not", async () => {
    const { tab, run, of } = open();
    await run(losing(), { to: "a" });
    await run(losing(), { to: "b" });
    tab().confirm(of()[0]?.id ?? "");
    tab().confirm("of nothing");
    expect(of()).toMatchObject([{ state: "done", code: null }, { state: "unknown" }]);
    const read = vi.fn(async () => "unknown" as const);
    await tab().check("P1", [{ operation: "pay", read }], http);
    expect(read).toHaveBeenCalledOnce();
  });

  test.each([
    ["no response", lost],
    ["a refusal", new HttpError(403, { code: "error.access" })],
  ])("one that is on its way is done, also where %s comes after it", async (_, error) => {
    const { tab, run, of } = open();
    let fail = (_: unknown) => {};
    const response = new Promise<string>((_, reject) => {
      fail = reject;
    });
    const over = run(pay(() => response));
    await vi.waitFor(() => expect(of()).toMatchObject([{ state: "sent" }]));
    tab().confirm(of()[0]?.id ?? "");
    expect(of()).toMatchObject([{ state: "done" }]);
    fail(error);
    expect(await over).toEqual({ state: "done", value: null });
    expect(of()).toEqual([]);
  });

  test("one that was refused stays refused", async () => {
    const { browser, tab, run, of } = open();
    await run(losing());
    browser.advance(graceMs);
    await tab().check("P1", [reading("not-done")], http);
    tab().confirm(of()[0]?.id ?? "");
    expect(of()).toMatchObject([{ state: "refused" }]);
  });
});

test("the rows of a player are the oldest first, in whatever order they are stored", async () => {
  const startedAt = [3, 1, 2];
  let next = 0;
  const storage = fakeStorage();
  const intents = createIntents({
    storage: () => storage,
    lock: (_, __, work) => work(true),
    now: () => startedAt[next] ?? 4,
    newId: () => `id-${next}`,
    hasKeys: () => true,
    onChange: () => {},
  });
  for (next = 0; next < 3; next++)
    await intents.run(losing(), { owner: "P1", parameters: { to: `${next}`, amount: next }, http });
  expect(intents.of("P1").map(({ startedAt: at }) => at)).toEqual([1, 2, 3]);
});

test("in a storage that fills up while it is on its way, the tab that sent it knows what became of it", async () => {
  const storage = fakeStorage();
  const intents = createIntents({
    storage: () => storage,
    lock: (_, __, work) => work(true),
    now: () => 1,
    newId: () => "id-1",
    hasKeys: () => true,
    onChange: () => {},
  });
  const send = async () => {
    storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    throw lost;
  };
  await intents.run(pay(send), { owner: "P1", parameters: { to: "", amount: 1 }, http });
  expect(intents.of("P1")).toMatchObject([{ id: "id-1", state: "unknown", unknownSince: 1 }]);
});

test("a settled row that is forgotten is gone, and an unknown one is not", async () => {
  const { run, tab, of } = open();
  await run(losing());
  const [row] = of();
  tab().forget("anything");
  tab().forget(row?.id ?? "");
  expect(of()).toMatchObject([{ state: "unknown" }]);
  await tab().check("P1", [reading("done")], http);
  tab().forget(row?.id ?? "");
  expect(of()).toEqual([]);
});
