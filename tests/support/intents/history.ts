import { randomUUID } from "node:crypto";
import { coolingOperation, coolingResolver } from "@/lib/account/login/cooling-operation";
import { registrationOperation } from "@/lib/account/sign-up/operation";
import type { Http } from "@/lib/core/http/http";
import { type Intent, isOpen, type Operation, type Resolver, type Result } from "@/lib/core/intents/intent";
import { money } from "@/lib/core/money";
import { depositOperation, depositResolver } from "@/lib/money/deposit/operation";
import {
  cancellationOperation,
  cancellationResolver,
  withdrawalOperation,
  withdrawalResolver,
} from "@/lib/money/withdraw/operation";
import { codeClaimOperation, codeClaimResolver } from "@/lib/offers/bonus-code/operation";
import { claimOperation, claimResolver, forfeitOperation, forfeitResolver } from "@/lib/offers/rewards/operation";
import { closeOperation } from "@/lib/safety/close-account/operation";
import { createFakeBrowser, type FakeTab } from "./browser";
import { type HistoryPlayer, newHistoryPlayer } from "./holdings";
import { createFaultyNetwork, createTraffic, type WriteFault } from "./network";
import { type MortalSandbox, registrationOf } from "./sandbox";
import { pressed, type Step, tabCount } from "./steps";

const resolvers = [
  ...[depositResolver, withdrawalResolver, cancellationResolver, coolingResolver],
  ...[claimResolver, codeClaimResolver, forfeitResolver],
];

/** As `closeResolver`, without the sign-out of a browser. */
const closing: Resolver = {
  operation: closeOperation.name,
  repeat: (run, http, { owner }) => run(closeOperation, { owner, parameters: { reason: null }, http }),
};

/** What a history told its player of one intent, and whose it is. */
interface Told {
  /** The player or address that it was for, and its amount or the name of what it was about. */
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
  players: readonly HistoryPlayer[];
  cooled: string;
  /** Who may close their account, and nothing else. */
  leaver: string;
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
  const players = [await newHistoryPlayer(sandbox), await newHistoryPlayer(sandbox)] as const;
  const timeOut = { endsAt: new Date(Date.now() - 1_000).toISOString(), isCooling: false, initiator: "PLAYER" };
  const cooled = (await sandbox.newPlayer({ accountStatus: "TIMEOUT", timeOut })).playerId;
  const leaver = await sandbox.newPlayer();
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
    /** A refused change of what is done leaves it done: of the intent itself nothing new is told. */
    const isDone = () =>
      operation.keepMs !== undefined && at.intents.of(owner).some(({ id, state }) => id === key && state === "done");
    const over = at.intents.run(operation, { owner, parameters, http }).then(
      ({ state }: Result<V>) => (state === "done" ? end("done") : undefined),
      () => (isDone() ? undefined : end("refused")),
    );
    return Promise.race([over, hung]);
  }

  async function pressIn({ kind, which, fault }: Extract<Step, { do: "press" }>, at: FakeTab): Promise<void> {
    if (kind === "cooling") {
      const given = { real: sandbox.visitor, owner: cooled, parameters: { playerId: cooled }, fault };
      return send(at, coolingOperation, given, cooled);
    }
    if (kind === "closing") {
      const given = { real: leaver.http, owner: leaver.playerId, parameters: { reason: null }, fault };
      return send(at, closeOperation, given, leaver.playerId);
    }
    if (kind === "registration") {
      const email = emails[which] ?? "";
      const parameters = { payload: registrationOf(email), country: "NO" };
      return send(at, registrationOperation, { real: sandbox.registrant, owner: null, parameters, fault }, email);
    }
    if (who === null) return;
    const common = { real: session(), owner: ownerId(), fault };
    const one = which === 0 ? 0 : 1;
    const { playerId, claims, codes, forfeits, cancellations } = players[who];
    const [claim, code, forfeit, cancellation] = [claims[one], codes[one], forfeits[one], cancellations[one]];
    if (kind === "claim")
      return send(at, claimOperation, { ...common, parameters: claim }, `${playerId} ${claim.campaignId}`);
    if (kind === "code")
      return send(at, codeClaimOperation, { ...common, parameters: code }, `${playerId} ${code.campaignId}`);
    if (kind === "forfeit")
      return send(at, forfeitOperation, { ...common, parameters: forfeit }, `${playerId} ${forfeit.assignmentId}`);
    if (kind === "cancellation") {
      const given = { ...common, parameters: cancellation };
      return send(at, cancellationOperation, given, `${playerId} ${cancellation.pendingWithdrawalId}`);
    }
    const amount = money(pressed[kind][one], "EUR");
    const about = `${playerId} ${amount.amountMinor}`;
    if (kind === "withdrawal") {
      const parameters = { amount, methodId: "card", ipAddress: "", blackbox: "" };
      return send(at, withdrawalOperation, { ...common, parameters }, about);
    }
    const parameters = { amount, methodId: "mandate", selectedBonusId: null, returnUrl: "" };
    return send(at, depositOperation, { ...common, parameters }, about);
  }

  /** The rows of the player that this tab shows. */
  function look(at: FakeTab): void {
    for (const owner of [ownerId(), cooled, leaver.playerId, null])
      for (const { id, state } of at.intents.of(owner))
        if (state === "done" || state === "refused") told.get(id)?.ends.add(state);
  }

  async function check(at: FakeTab, areReadsFailing = false): Promise<void> {
    const over = (real: Http) =>
      createFaultyNetwork({ real, isGone: at.isGone, kill: sandbox.kill, areReadsFailing }, traffic).http;
    await at.intents.check(ownerId(), resolvers, over(session()));
    await at.intents.check(leaver.playerId, [closing], over(leaver.http));
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
    [...players.map(({ playerId }) => playerId), cooled, leaver.playerId, null].flatMap((owner) =>
      tabAt(0).intents.of(owner),
    );
  const visible = new Set(shown().map(({ id }) => id));
  const lost = [...told].filter(([id, { ends }]) => ends.size === 0 && !visible.has(id)).map(([id]) => id);

  for (const ms of [16_000, 31_000, 61_000, 1_000])
    for (const signedIn of [0, 1] as const) {
      await pass(ms);
      who = signedIn;
      await check(tabAt(0));
    }
  return { told, lost, open: shown().filter(isOpen), players, cooled, leaver: leaver.playerId, emails };
}
