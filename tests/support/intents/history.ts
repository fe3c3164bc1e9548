import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { coolingOperation, coolingResolver } from "@/lib/account/login/cooling-operation";
import { registrationOperation } from "@/lib/account/sign-up/operation";
import type { Http } from "@/lib/core/http";
import { type Intent, isOpen, type Operation, type Result } from "@/lib/core/intents/intent";
import { money } from "@/lib/core/money";
import { depositOperation, depositResolver } from "@/lib/money/deposit/operation";
import { createFakeBrowser, type FakeTab } from "./browser";
import { createFaultyNetwork, createTraffic, type WriteFault, writeFaults } from "./network";
import { type MortalSandbox, registrationOf } from "./sandbox";

const tabCount = 3;
const resolvers = [depositResolver, coolingResolver];

const kinds = ["deposit", "cooling", "registration"] as const;
type Kind = (typeof kinds)[number];

/** One step of a history. `again`: pressed in another tab at the same moment. */
export type Step =
  | { do: "press"; kind: Kind; tab: number; which: number; fault: WriteFault; again: number | null }
  | { do: "check"; tab: number; areReadsFailing: boolean }
  | { do: "wait"; ms: number }
  | { do: "reload"; tab: number }
  | { do: "sign-in"; who: 0 | 1 | null };

const tab = fc.nat(tabCount - 1);
const press = fc.record({
  do: fc.constant("press" as const),
  kind: fc.constantFrom(...kinds, "deposit" as const),
  tab,
  which: fc.nat(1),
  fault: fc.constantFrom(...writeFaults.filter((each) => each !== "killed"), "none" as const, "none" as const),
  again: fc.option(tab, { freq: 4 }),
});

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { arbitrary: press, weight: 5 },
    {
      arbitrary: fc.record({ do: fc.constant("check" as const), tab, areReadsFailing: fc.boolean() }),
      weight: 3,
    },
    {
      arbitrary: fc.record({
        do: fc.constant("wait" as const),
        ms: fc.constantFrom(1_000, 5_000, 16_000, 31_000, 61_000),
      }),
      weight: 3,
    },
    { arbitrary: fc.record({ do: fc.constant("reload" as const), tab }), weight: 2 },
    {
      arbitrary: fc.record({ do: fc.constant("sign-in" as const), who: fc.constantFrom(0 as const, 1 as const, null) }),
      weight: 1,
    },
  ),
  { minLength: 3, maxLength: 14 },
);

/** What a history told its player of one intent, and whose it is. */
interface Told {
  /** The player or address that it was for, and its amount. */
  about: string;
  /** By the response of its own call, or by the row of an unknown outcome. */
  ends: Set<"done" | "refused">;
}

export interface HistoryEnd {
  told: ReadonlyMap<string, Told>;
  /** Of intents whose call left the browser: neither told nor found. */
  lost: readonly string[];
  /** Still open, after all that was asked. */
  open: readonly Intent[];
  players: readonly { playerId: string; http: Http }[];
  cooled: string;
  emails: readonly string[];
}

/**
 * Runs one history against the sandbox, then lets time pass until nothing is on its way any more, and asks for the truth. In a mortal one the
 * sandbox is killed during the first call.
 */
export async function runHistory(
  given: readonly Step[],
  sandbox: MortalSandbox,
  { hasKeys, isMortal }: { hasKeys: boolean; isMortal: boolean },
): Promise<HistoryEnd> {
  const players = [await sandbox.newPlayer(), await sandbox.newPlayer()] as const;
  const timeOut = { endsAt: new Date(Date.now() - 1_000).toISOString(), isCooling: false, initiator: "PLAYER" };
  const cooled = (await sandbox.newPlayer({ accountStatus: "TIMEOUT", timeOut })).playerId;
  const emails = [0, 1].map((at) => `${at}-${randomUUID()}@players.example`);

  const browser = createFakeBrowser(tabCount, hasKeys);
  const traffic = createTraffic();
  const told = new Map<string, Told>();
  let who: 0 | 1 | null = 0;
  const ownerId = () => (who === null ? null : players[who].playerId);
  const session = () => (who === null ? sandbox.visitor : players[who].http);

  /** Resolves when the press is over, or waits for a response that does not come yet. */
  function send<P, V>(
    at: FakeTab,
    operation: Operation<P, V>,
    { real, owner, parameters, fault }: { real: Http; owner: string | null; parameters: P; fault: WriteFault },
    about: string,
  ): Promise<void> {
    let key: string | null = null;
    const { http, hung } = createFaultyNetwork(
      {
        real,
        isGone: at.isGone,
        kill: sandbox.kill,
        fault,
        onKey(sent) {
          key = sent;
          if (!told.has(sent)) told.set(sent, { about, ends: new Set() });
        },
      },
      traffic,
    );
    const end = (outcome: "done" | "refused") => {
      if (key !== null && !at.isGone()) told.get(key)?.ends.add(outcome);
    };
    const over = at.intents.run(operation, { owner, parameters, http }).then(
      ({ state }: Result<V>) => (state === "done" ? end("done") : undefined),
      () => end("refused"),
    );
    return Promise.race([over, hung]);
  }

  async function pressIn({ kind, which, fault }: Extract<Step, { do: "press" }>, at: FakeTab): Promise<void> {
    if (kind === "cooling") {
      const given = { real: sandbox.visitor, owner: cooled, parameters: { playerId: cooled }, fault };
      return send(at, coolingOperation, given, cooled);
    }
    if (kind === "registration") {
      const email = emails[which] ?? "";
      const parameters = { payload: registrationOf(email), country: "NO" };
      return send(at, registrationOperation, { real: sandbox.registrant, owner: null, parameters, fault }, email);
    }
    if (who === null) return;
    const amount = money(which === 0 ? 1_000 : 2_000, "EUR");
    const given = { real: session(), owner: ownerId(), parameters: { amount, methodId: "card" }, fault };
    return send(at, depositOperation, given, `${ownerId()} ${amount.amountMinor}`);
  }

  /** The rows of the player that this tab shows. */
  function look(at: FakeTab): void {
    for (const owner of [ownerId(), cooled, null])
      for (const { id, state } of at.intents.of(owner))
        if (state === "done" || state === "refused") told.get(id)?.ends.add(state);
  }

  async function check(at: FakeTab, areReadsFailing = false): Promise<void> {
    const { http } = createFaultyNetwork(
      { real: session(), isGone: at.isGone, kill: sandbox.kill, areReadsFailing },
      traffic,
    );
    await at.intents.check(ownerId(), resolvers, http);
    look(at);
  }

  async function pass(ms: number): Promise<void> {
    browser.advance(ms);
    await traffic.pass(ms);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }

  const tabAt = (at: number): FakeTab => browser.tabs[at] ?? browser.reload(at);
  const deadly = isMortal ? given.findIndex((step) => step.do === "press") : -1;
  for (const [at, planned] of given.entries()) {
    const step: Step = at === deadly ? { ...planned, ...{ fault: "killed" as const } } : planned;
    if (step.do === "press") {
      const tabs = step.again === null ? [step.tab] : [step.tab, step.again];
      await Promise.all(tabs.map((at) => pressIn(step, tabAt(at))));
    }
    if (step.do === "check") await check(tabAt(step.tab), step.areReadsFailing);
    if (step.do === "wait") await pass(step.ms);
    if (step.do === "reload") browser.reload(step.tab);
    if (step.do === "sign-in") who = step.who;
  }

  const shown = () =>
    [...players.map(({ playerId }) => playerId), cooled, null].flatMap((owner) => tabAt(0).intents.of(owner));
  const visible = new Set(shown().map(({ id }) => id));
  const lost = [...told].filter(([id, { ends }]) => ends.size === 0 && !visible.has(id)).map(([id]) => id);

  for (const ms of [16_000, 31_000, 61_000, 1_000])
    for (const signedIn of [0, 1] as const) {
      await pass(ms);
      who = signedIn;
      await check(tabAt(0));
    }
  return { told, lost, open: shown().filter(isOpen), players, cooled, emails };
}
