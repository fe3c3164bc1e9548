import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "../../core/database";
import { readSettings } from "../../core/settings";
import { defaultProfile, type Profile } from "../account/profile";
import { accounts, entries, players, tickets, transactions } from "../db-schema";
import { issueTicket, openTicket } from "../play/tickets";
import { checkLedger, playerEntries } from "./audit";
import type { Balance } from "./balance";
import { openWallet } from "./ledger";
import { createWallet, type GameOperation, type Wallet } from "./wallet";

// With DATABASE_URL these tests run on that PostgreSQL, where operations really run side by side.
const folder = mkdtempSync(join(tmpdir(), "greenroom-ledger-"));
let open: OpenDatabase;
let wallet: Wallet;
const announced: { playerId: string; balance: Balance }[] = [];

beforeAll(async () => {
  open = await openDatabase(readSettings({ ...process.env, SANDBOX_DATA: folder }));
  wallet = createWallet(open.db, (playerId, balance) => announced.push({ playerId, balance }));
}, 60_000);

afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true, force: true });
});

async function playerWith(amountMinor: bigint, profile: Partial<Profile> = {}): Promise<string> {
  const playerId = `test-${randomUUID()}`;
  const row = { playerId, email: `${playerId}@players.example`, profile: { ...defaultProfile, ...profile } };
  await open.db.transaction(async (tx) => {
    await tx.insert(players).values(row);
    await openWallet(tx, playerId, "EUR");
  });
  await wallet.adjust({ playerId, amountMinor, currency: "EUR", key: "start", reference: "Start" });
  return playerId;
}

const play = (playerId: string, amountMinor: bigint, key: string = randomUUID()): GameOperation<null> => ({
  playerId,
  amountMinor,
  currency: "EUR",
  key,
  reference: "round 1",
});
const mainOf = async (playerId: string) => (await wallet.balance(playerId))?.mainMinor;

describe("whatever is played", () => {
  const step = fc.record({
    who: fc.nat(2),
    kind: fc.constantFrom("bet", "win", "credit", "debit"),
    amountMinor: fc.bigInt(0n, 4_000n),
    key: fc.nat(30),
  });

  test("entries sum to zero, no player is below zero, a balance is the sum of its entries, a key counts once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (history) => {
        const ids = await Promise.all([playerWith(5_000n), playerWith(0n), playerWith(1_000n)]);
        const model = new Map(ids.map((id, at) => [id, [5_000n, 0n, 1_000n][at] ?? 0n]));
        const done = new Map<string, string>();
        for (const { who, kind, amountMinor, key } of history) {
          const playerId = ids[who] ?? "";
          const moved = kind === "bet" || kind === "debit" ? -amountMinor : amountMinor;
          const operation = play(playerId, amountMinor, `${key}`);
          const result = await (kind === "bet" || kind === "win"
            ? wallet[kind](operation)
            : wallet.adjust({ ...operation, amountMinor: moved }));
          const same = `${playerId} ${key}`;
          const before = model.get(playerId) ?? 0n;
          // A debit of nothing and a credit of nothing are the same operation.
          const body = `${kind === "debit" && amountMinor === 0n ? "credit" : kind} ${amountMinor}`;
          if (done.has(same)) {
            expect(result).toMatchObject(
              done.get(same) === body ? { ok: true, replayed: true } : { ok: false, code: "KEY_REUSED" },
            );
          } else if (before + moved < 0n) {
            expect(result).toEqual({ ok: false, code: "NOT_ENOUGH_FUNDS" });
          } else {
            expect(result).toMatchObject({ ok: true, replayed: false });
            done.set(same, body);
            model.set(playerId, before + moved);
          }
          expect(await mainOf(playerId)).toBe(model.get(playerId));
        }
        expect(await checkLedger(open.db)).toMatchObject({ sound: true, unbalanced: [], drifted: [], negative: [] });
      }),
      { numRuns: 15 },
    );
  }, 120_000);

  test("the version of a balance grows with every change and with nothing else", async () => {
    const playerId = await playerWith(1_000n);
    const seen = announced.length;
    await wallet.bet(play(playerId, 100n, "bet"));
    await wallet.bet(play(playerId, 100n, "bet"));
    await wallet.bet(play(playerId, 9_000n));
    await wallet.win(play(playerId, 0n));
    await wallet.win(play(playerId, 50n));
    expect(announced.slice(seen).map(({ balance }) => [balance.version, balance.mainMinor])).toEqual([
      [2, 900n],
      [3, 950n],
    ]);
  });
});

describe("the idempotency key", () => {
  test("the same key with the same body returns the same response, with the balance of that moment and the stored result", async () => {
    const playerId = await playerWith(1_000n);
    let ran = 0;
    const bet = { ...play(playerId, 300n, "k1"), within: async () => ({ stops: [++ran, 2, 3] }) };
    const first = await wallet.bet(bet);
    await wallet.win(play(playerId, 9_000n));
    expect(await wallet.bet(bet)).toEqual({ ...first, replayed: true });
    expect([ran, first.ok && first.result]).toEqual([1, { stops: [1, 2, 3] }]);
    expect(await mainOf(playerId)).toBe(9_700n);
  });

  test.each([
    ["another amount", { amountMinor: 301n }],
    ["another round", { reference: "round 2" }],
    ["another product", { product: "liveCasino" as const }],
  ])("the same key with %s is refused and moves nothing", async (_what, other) => {
    const playerId = await playerWith(1_000n);
    await wallet.bet(play(playerId, 300n, "k1"));
    expect(await wallet.bet({ ...play(playerId, 300n, "k1"), ...other })).toEqual({ ok: false, code: "KEY_REUSED" });
    expect(await mainOf(playerId)).toBe(700n);
  });

  test("of an accepted bet returns its response again after the player may no longer play", async () => {
    const playerId = await playerWith(1_000n);
    const first = await wallet.bet(play(playerId, 300n, "k1"));
    const excluded: Profile = { ...defaultProfile, accountStatus: "SELF_EXCLUDED" };
    await open.db.update(players).set({ profile: excluded }).where(eq(players.playerId, playerId));
    expect(await wallet.bet(play(playerId, 300n, "k1"))).toEqual({ ...first, replayed: true });
    expect(await wallet.bet(play(playerId, 300n, "k2"))).toMatchObject({ ok: false });
    expect(await mainOf(playerId)).toBe(700n);
  });

  // The embedded database has one connection and runs transactions one after another: only a server shows what the lock is for.
  test.skipIf(process.env.DATABASE_URL === undefined)(
    "is looked for only once the wallet is free: a call that waits for another of its key replays it",
    async () => {
      const playerId = await playerWith(1_000n);
      let finish = () => {};
      const held = new Promise<void>((resolve) => {
        finish = resolve;
      });
      await new Promise<void>((begun) => {
        const within = async () => {
          begun();
          await held;
          return null;
        };
        void wallet.bet({ ...play(playerId, 300n, "k1"), within });
      });
      const second = wallet.bet(play(playerId, 300n, "k1"));
      const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%for update%'`;
      await expect
        .poll(async () => ((await open.db.execute(waiting)) as unknown as { rows: unknown[] }).rows.length)
        .toBeGreaterThan(0);
      finish();
      expect(await second).toMatchObject({ ok: true, replayed: true });
      expect(await mainOf(playerId)).toBe(700n);
    },
  );

  test("two players may use the same key", async () => {
    const [one, other] = [await playerWith(1_000n), await playerWith(1_000n)];
    await wallet.bet(play(one, 100n, "k1"));
    expect(await wallet.bet(play(other, 200n, "k1"))).toMatchObject({ ok: true, replayed: false });
  });

  test("ten calls at once with one key take the stake once", async () => {
    const playerId = await playerWith(1_000n);
    const results = await Promise.all(Array.from({ length: 10 }, () => wallet.bet(play(playerId, 300n, "k1"))));
    expect(results.filter((result) => result.ok && !result.replayed)).toHaveLength(1);
    expect(results.every((result) => result.ok)).toBe(true);
    expect(await mainOf(playerId)).toBe(700n);
  });
});

describe("a bet", () => {
  test("of the whole balance is taken, and one hundredth more is not", async () => {
    const playerId = await playerWith(1_000n);
    expect(await wallet.bet(play(playerId, 1_001n))).toEqual({ ok: false, code: "NOT_ENOUGH_FUNDS" });
    expect(await wallet.bet(play(playerId, 1_000n))).toMatchObject({ ok: true, balance: { mainMinor: 0n } });
    expect(await wallet.bet(play(playerId, 1n))).toEqual({ ok: false, code: "NOT_ENOUGH_FUNDS" });
    expect(await mainOf(playerId)).toBe(0n);
  });

  test("of two at once that are together more than the balance, one is refused", async () => {
    const playerId = await playerWith(1_000n);
    const results = await Promise.all([wallet.bet(play(playerId, 600n)), wallet.bet(play(playerId, 600n))]);
    expect(results.map((result) => (result.ok ? "taken" : result.code)).sort()).toEqual(["NOT_ENOUGH_FUNDS", "taken"]);
    expect(await mainOf(playerId)).toBe(400n);
  });

  test("commits or rolls back together with the writes within it", async () => {
    const playerId = await playerWith(1_000n);
    const storeTicket = (ticket: string) => ({
      ...play(playerId, 300n),
      within: async (tx: Parameters<NonNullable<GameOperation<null>["within"]>>[0]) => {
        const session = { mode: "demo" as const, provider: "relax", gameId: "g", currency: "EUR", locale: "en" };
        await tx.insert(tickets).values({ ticket, ...session, expiresAt: new Date() });
        if (ticket.startsWith("bad")) throw new Error("The round could not be stored.");
        return null;
      },
    });
    const [good, bad] = [`good-${randomUUID()}`, `bad-${randomUUID()}`];
    await wallet.bet(storeTicket(good));
    await expect(wallet.bet(storeTicket(bad))).rejects.toThrow("could not be stored");
    expect(await mainOf(playerId)).toBe(700n);
    expect(await open.db.select().from(tickets).where(eq(tickets.ticket, good))).toHaveLength(1);
    expect(await open.db.select().from(tickets).where(eq(tickets.ticket, bad))).toHaveLength(0);
  });

  test.each([
    [{ accountStatus: "SELF_EXCLUDED" }, "error.player.self_excluded"],
    [{ accountStatus: "TIMEOUT" }, "error.player.timeout"],
    [{ multibrandSuspended: true }, "error.player.suspended"],
    [{ payout: false }, "error.player.payout_risk"],
    [{ casino: false }, "error.player.product_not_allowed"],
  ] as const)("is refused to a player with %j, but a win is still paid", async (profile, code) => {
    const playerId = await playerWith(1_000n, profile);
    expect(await wallet.bet(play(playerId, 100n))).toEqual({ ok: false, code });
    expect(await wallet.win(play(playerId, 100n))).toMatchObject({ ok: true });
    expect(await mainOf(playerId)).toBe(1_100n);
  });

  test("in another currency, of an unknown wallet, or below zero moves nothing", async () => {
    const playerId = await playerWith(1_000n);
    expect(await wallet.bet({ ...play(playerId, 1n), currency: "INR" })).toEqual({ ok: false, code: "WRONG_CURRENCY" });
    expect(await wallet.bet(play("nobody", 1n))).toEqual({ ok: false, code: "NO_WALLET" });
    await expect(wallet.bet(play(playerId, -1n))).rejects.toThrow(RangeError);
    expect(await mainOf(playerId)).toBe(1_000n);
  });
});

describe("a deadlock or a serialisation failure", () => {
  /** The database, failing with a code so many times before it works. */
  function failing(code: string, times: number) {
    let tried = 0;
    const db: typeof open.db = Object.create(open.db);
    db.transaction = (work) => {
      if (tried++ < times) return Promise.reject(new Error("Failed query", { cause: { code } }));
      return open.db.transaction(work);
    };
    return { flaky: createWallet(db, () => {}), tries: () => tried };
  }

  test.each(["40001", "40P01"])("%s is tried again, and the stake is taken once", async (code) => {
    const playerId = await playerWith(1_000n);
    const { flaky, tries } = failing(code, 4);
    expect(await flaky.bet(play(playerId, 100n))).toMatchObject({ ok: true, replayed: false });
    expect([tries(), await mainOf(playerId)]).toEqual([5, 900n]);
  });

  test.each([
    ["is given up after five times", "40001", 5],
    ["of another kind is not tried again", "23505", 1],
  ])("%s", async (_what, code, expected) => {
    const { flaky, tries } = failing(code, 99);
    await expect(flaky.bet(play("anybody", 100n))).rejects.toThrow("Failed query");
    expect(tries()).toBe(expected);
  });
});

describe("the database itself", () => {
  test("has run every migration once", async () => {
    const files = readdirSync(join(import.meta.dirname, "../../migrations")).sort();
    const result = await open.db.execute(sql`select name from migration order by name`);
    expect((result as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name)).toEqual(files);
  });

  test("refuses a transaction whose entries do not sum to zero", async () => {
    const playerId = await playerWith(1_000n);
    const oneSided = open.db.transaction(async (tx) => {
      const common = {
        type: "WIN",
        category: "CASINO",
        currency: "EUR",
        reference: "r",
        outcome: {},
        fingerprint: "f",
      };
      const [row] = await tx
        .insert(transactions)
        .values({ playerId, idempotencyKey: "one-sided", ...common })
        .returning();
      const [main] = await tx
        .select()
        .from(accounts)
        .where(eq(accounts.name, `${playerId}:MAIN`));
      const amounts = { amountMinor: 100n, balanceAfterMinor: 1_100n };
      await tx.insert(entries).values({ transactionId: row?.id ?? 0n, accountId: main?.id ?? 0n, ...amounts });
    });
    // The drivers word a failed commit differently; the code is the same.
    await expect(oneSided).rejects.toSatisfy((error) => codeOf(error) === "23514");
    expect(await checkLedger(open.db)).toMatchObject({ sound: true });
  });

  test("refuses to change or delete what was entered, and a player's account below zero", async () => {
    const playerId = await playerWith(1_000n);
    for (const statement of [
      sql`update entry set amount_minor = amount_minor * 2`,
      sql`delete from entry`,
      sql`delete from ledger_transaction`,
    ])
      await expect(open.db.execute(statement)).rejects.toSatisfy((error) => codeOf(error) === "23001");
    const overdraw = sql`update account set balance_minor = -1 where name = ${`${playerId}:MAIN`}`;
    await expect(open.db.execute(overdraw)).rejects.toSatisfy((error) => codeOf(error) === "23514");
  });

  test("an auditor finds a balance that is not the sum of its entries", async () => {
    const playerId = await playerWith(1_000n);
    const name = `${playerId}:MAIN`;
    await open.db.update(accounts).set({ balanceMinor: 1_001n }).where(eq(accounts.name, name));
    const drifted = [{ account: name, balance: "10.01", sum: "10.00" }];
    expect(await checkLedger(open.db)).toMatchObject({ sound: false, drifted });
    await open.db.update(accounts).set({ balanceMinor: 1_000n }).where(eq(accounts.name, name));
  });
});

test("an adjustment reaches the account it names, and the player's books show it", async () => {
  const playerId = await playerWith(1_000n);
  const bonus = { kind: "BONUS", vertical: "SPORTS" } as const;
  await wallet.adjust({ ...play(playerId, 250n), reference: "Welcome", place: bonus });
  await wallet.adjust({ ...play(playerId, -50n), reference: "Back", place: bonus });
  expect(await wallet.balance(playerId)).toMatchObject({ mainMinor: 1_000n, bonusMinor: { SPORTS: 200n, CASINO: 0n } });
  const books = await playerEntries(open.db, playerId);
  expect(books.map(({ reference, amount, balanceAfter }) => [reference, amount, balanceAfter])).toEqual([
    ["Back", "-0.50", "2.00"],
    ["Welcome", "2.50", "2.50"],
    ["Start", "10.00", "10.00"],
  ]);
});

describe("a game ticket", () => {
  const session = {
    playerId: null,
    mode: "demo",
    provider: "relax",
    gameId: "g",
    currency: "EUR",
    locale: "en",
    slotRoundMs: 2_500,
    tableRoundMs: 0,
  } as const;

  test("opens its session once", async () => {
    const ticket = await issueTicket(open.db, session);
    expect(await openTicket(open.db, ticket)).toEqual(session);
    expect(await openTicket(open.db, ticket)).toBeNull();
  });

  test("is spent after a minute, and a made-up one opens nothing", async () => {
    const now = new Date();
    const ticket = await issueTicket(open.db, session, now);
    expect(await openTicket(open.db, ticket, new Date(now.getTime() + 60_000))).toBeNull();
    expect(await openTicket(open.db, "made-up")).toBeNull();
  });
});

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return "code" in error ? error.code : codeOf(error.cause);
}
