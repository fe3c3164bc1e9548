import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getTransactions } from "@/lib/money/transactions/api";
import { getWithdrawals } from "@/lib/money/withdraw/api";
import { getPlayerCampaigns } from "@/lib/offers/rewards/api";
import { type HistoryEnd, runHistory } from "../support/intents/history";
import type { HistoryPlayer } from "../support/intents/holdings";
import { type MortalSandbox, startMortalSandbox } from "../support/intents/sandbox";
import { pressed, type Step, steps } from "../support/intents/steps";

/** With those that are found, 200 for both platforms; `npm run histories` asks for more. */
const histories = Number(process.env.HISTORIES ?? 98);
/** Of so many histories one meets a sandbox that is killed. */
const mortalEvery = 20;

const deposit = { do: "press", kind: "deposit", tab: 0, which: 0, again: null } as const;
/** Each but the last two was reported wrongly once. The first history of a run is mortal, so that these stay as they are. */
const found: [Step[]][] = [
  [[{ do: "wait", ms: 1_000 }]],
  // An open deposit was overlooked beside a settled one whose row is still shown, and another was sent.
  [
    [
      { ...deposit, fault: "lost-after" },
      { do: "check", tab: 0, areReadsFailing: false },
      { ...deposit, fault: "lost-before" },
      { ...deposit, fault: "none" },
    ],
  ],
  // An account that is closed already is what was wanted, by the same key and by another.
  [
    [
      { ...deposit, kind: "closing", fault: "lost-after" },
      { do: "check", tab: 0, areReadsFailing: false },
      { ...deposit, kind: "closing", fault: "none" },
    ],
  ],
  // A registration that is done stays done, where a platform without keys refuses its address when it is pressed again.
  [
    [
      { ...deposit, kind: "registration", fault: "none" },
      { ...deposit, kind: "registration", tab: 1, fault: "none" },
    ],
  ],
];

describe.each([
  ["honours keys", true],
  ["ignores keys", false],
])("with a platform that %s", (_, hasKeys) => {
  let sandbox: MortalSandbox;
  beforeAll(async () => {
    sandbox = await startMortalSandbox(hasKeys);
  });
  afterAll(() => sandbox.stop());

  test(
    `${histories} random histories: one effect for one intent at most, and none is reported wrongly or lost`,
    async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(steps, async (given) => {
          const isMortal = run++ % mortalEvery === 0;
          const end = await runHistory(given, sandbox, { hasKeys, isMortal });
          await expectTruth(end, hasKeys);
        }),
        { numRuns: histories + found.length, examples: found },
      );
      expect(await sandbox.control("/ledger/check")).toMatchObject({ sound: true });
    },
    Math.max(600_000, histories * 8_000),
  );

  async function expectTruth({ told, lost, open, players, cooled, leaver, emails }: HistoryEnd, isKeyed: boolean) {
    expect(lost).toEqual([]);
    for (const [id, { ends }] of told) expect([id, ends.size <= 1]).toEqual([id, true]);
    // Nobody can read what became of a registration: it stays open until it is sent again, or its hour is over.
    expect(open.filter(({ operation }) => operation !== "registration")).toEqual([]);
    const ended = (about: string, end: "done" | "refused") =>
      [...told].filter(([, each]) => each.about === about && each.ends.has(end)).map(([id]) => id);

    for (const { playerId, http } of players) {
      const paid = await getTransactions(http, { category: "PAYMENT", limit: 100 });
      for (const amount of [...pressed.deposit, ...pressed.withdrawal]) {
        const effects = paid.filter((each) => each.amount === amount).map(({ referenceId }) => referenceId);
        const done = ended(`${playerId} ${amount}`, "done");
        if (isKeyed) expect(effects.sort()).toEqual(done.sort());
        else expect(effects).toHaveLength(done.length);
      }
    }

    for (const player of players) await expectHoldings(player, ended);

    const { timeOut } = await sandbox.control<{ timeOut: { isCooling: boolean } }>(`/players/${cooled}`);
    const isAnyCooled = ended(cooled, "done").length > 0;
    expect(timeOut.isCooling).toBe(isAnyCooled);
    if (timeOut.isCooling) expect(ended(cooled, "refused")).toEqual([]);

    const { accountStatus } = await sandbox.control<{ accountStatus: string }>(`/players/${leaver}`);
    const isClosed = accountStatus === "CLOSED";
    expect([leaver, isClosed]).toEqual([leaver, ended(leaver, "done").length > 0]);
    // Nobody is told that the account stays open which is closed.
    if (isClosed) expect(ended(leaver, "refused")).toEqual([]);

    const all = await sandbox.control<{ email: string }[]>("/players");
    for (const email of emails) {
      const keys = [...told].filter(([, { about }]) => about === email).map(([id]) => id);
      const made = all.filter((each) => each.email === email);
      expect(made.length).toBeLessThanOrEqual(1);
      const [done, refused] = [ended(email, "done"), ended(email, "refused")];
      if (made.length === 0) expect(done).toEqual([]);
      // It was made by one of the keys, and that one is not among the refused.
      else expect(keys.length).toBeGreaterThan(refused.length);
    }
  }

  type Ended = (about: string, end: "done" | "refused") => string[];

  /** Of what can be had, given up or taken back once: it is so where a player was told that it is, and nowhere else. */
  async function expectHoldings(
    { playerId, http, claims, codes, forfeits, cancellations }: HistoryPlayer,
    ended: Ended,
  ) {
    const own = await getPlayerCampaigns(http, "ALL");
    const withdrawals = await getWithdrawals(http, { limit: 100 });
    const givenIn = (campaignId: string) =>
      own.filter((each) => each.campaignId === campaignId).flatMap(({ assignmentId }) => assignmentId ?? []);
    const taken = [...claims, ...codes].map(({ campaignId }) => [campaignId, givenIn(campaignId)] as const);
    const givenUp = forfeits.map(({ assignmentId }) => {
      const isOver = own.some((each) => each.assignmentId === assignmentId && each.status === "CANCELED");
      return [assignmentId, isOver ? [assignmentId] : []] as const;
    });
    const takenBack = cancellations.map(({ pendingWithdrawalId: id }) => {
      const isOver = withdrawals.some(({ withdrawalId, status }) => withdrawalId === id && status === "CANCELLED");
      return [id, isOver ? [id] : []] as const;
    });
    for (const [name, effects] of [...taken, ...givenUp, ...takenBack]) {
      const about = `${playerId} ${name}`;
      expect([about, effects.length > 0]).toEqual([about, ended(about, "done").length > 0]);
      expect([about, effects.length <= 1]).toEqual([about, true]);
      // What took effect has the name of its intent, where the platform honours keys.
      for (const id of effects) expect(ended(about, "refused")).not.toContain(id);
    }
  }
});
