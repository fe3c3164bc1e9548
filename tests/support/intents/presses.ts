import { coolingOperation, coolingResolver } from "@/lib/account/login/cooling-operation";
import { registrationOperation } from "@/lib/account/sign-up/operation";
import type { Http } from "@/lib/core/http/http";
import type { Operation, Resolver } from "@/lib/core/intents/intent";
import { money } from "@/lib/core/money";
import { depositOperation, depositResolver } from "@/lib/money/deposit/operation";
import {
  cancellationOperation,
  cancellationResolver,
  withdrawalOperation,
  withdrawalResolver,
} from "@/lib/money/withdraw/operation";
import { codeClaimOperation, codeClaimResolver } from "@/lib/offers/bonus-code/operation";
import { getRewards } from "@/lib/offers/rewards/api";
import { claimOperation, claimResolver, forfeitOperation, forfeitResolver } from "@/lib/offers/rewards/operation";
import { endedByWithdrawal } from "@/lib/offers/rewards/schema";
import { closeOperation } from "@/lib/safety/close-account/operation";
import { depositBonus, type HistoryPlayer } from "./holdings";
import type { WriteFault } from "./network";
import { type MortalSandbox, registrationOf } from "./sandbox";
import { pressed, type Step } from "./steps";

export const resolvers: readonly Resolver[] = [
  ...[depositResolver, withdrawalResolver, cancellationResolver, coolingResolver],
  ...[claimResolver, codeClaimResolver, forfeitResolver],
];

/** As `closeResolver`, without the sign-out of a browser. */
export const closing: Resolver = {
  operation: closeOperation.name,
  repeat: (run, http, { owner }) => run(closeOperation, { owner, parameters: { reason: null }, http }),
};

interface Sendable<P> {
  real: Http;
  owner: string | null;
  parameters: P;
  fault: WriteFault;
}

/** Resolves to whether it is done, or to false as soon as its call waits for a response that does not come yet. */
export type Send = <P, V>(operation: Operation<P, V>, given: Sendable<P>, about: string) => Promise<boolean>;

export type Press = Extract<Step, { do: "press" }>;

interface People {
  sandbox: MortalSandbox;
  /** Who is signed in. */
  player: HistoryPlayer | null;
  cooled: string;
  leaver: { playerId: string; http: Http };
  emails: readonly string[];
}

/** What a press sends; nothing where its page needs a player and nobody is signed in. */
export async function sendPress(
  { kind, which, fault }: Press,
  { sandbox, player, cooled, leaver, emails }: People,
  send: Send,
): Promise<void> {
  const one = which % 2 === 0 ? 0 : 1;
  if (kind === "cooling") {
    const given = { real: sandbox.visitor, owner: cooled, parameters: { playerId: cooled }, fault };
    await send(coolingOperation, given, cooled);
  } else if (kind === "closing") {
    const given = { real: leaver.http, owner: leaver.playerId, parameters: { reason: null }, fault };
    await send(closeOperation, given, leaver.playerId);
  } else if (kind === "registration") {
    const email = emails[one] ?? "";
    const parameters = { payload: registrationOf(email), country: "NO" };
    await send(registrationOperation, { real: sandbox.registrant, owner: null, parameters, fault }, email);
  } else if (player) await sendOfPlayer({ kind, which, one, fault }, player, send);
}

interface OfPlayer {
  kind: Exclude<Press["kind"], "cooling" | "closing" | "registration">;
  which: number;
  one: 0 | 1;
  fault: WriteFault;
}

async function sendOfPlayer({ kind, which, one, fault }: OfPlayer, player: HistoryPlayer, send: Send): Promise<void> {
  const { playerId, claims, codes, forfeits, cancellations, session } = player;
  const common = { real: session.http, owner: playerId, fault };
  const about = (name: string | number) => `${playerId} ${name}`;
  switch (kind) {
    case "claim": {
      const claim = claims[which] ?? claims[0];
      return void (await send(claimOperation, { ...common, parameters: claim }, about(claim.campaignId)));
    }
    case "code":
      return void (await send(codeClaimOperation, { ...common, parameters: codes[one] }, about(codes[one].campaignId)));
    case "forfeit": {
      const parameters = forfeits[one];
      return void (await send(forfeitOperation, { ...common, parameters }, about(parameters.assignmentId)));
    }
    case "cancellation": {
      const parameters = cancellations[one];
      return void (await send(cancellationOperation, { ...common, parameters }, about(parameters.pendingWithdrawalId)));
    }
    case "withdrawal":
    case "ending-withdrawal": {
      const isEnding = kind === "ending-withdrawal";
      // Its fault meets the first of its calls, or the last.
      const faults = which < 2 ? ([fault, "none"] as const) : (["none", fault] as const);
      if (isEnding && !(await endBonuses(player, send, faults[0]))) return;
      const amount = money(pressed[kind][one], "EUR");
      const parameters = { amount, methodId: "card", ipAddress: "", blackbox: "" };
      const given = { ...common, parameters, fault: isEnding ? faults[1] : fault };
      return void (await send(withdrawalOperation, given, about(amount.amountMinor)));
    }
    case "deposit":
    case "bonus-deposit": {
      const amount = money(pressed[kind][one], "EUR");
      const method =
        kind === "deposit"
          ? { methodId: "mandate", selectedBonusId: null }
          : { methodId: "card", selectedBonusId: depositBonus };
      const parameters = { amount, ...method, returnUrl: "" };
      return void (await send(depositOperation, { ...common, parameters }, about(amount.amountMinor)));
    }
  }
}

/** Gives up the bonuses that a withdrawal ends, as its form does. False: one was not given up for sure, and no withdrawal follows. */
async function endBonuses({ playerId, session }: HistoryPlayer, send: Send, fault: WriteFault): Promise<boolean> {
  const running = await getRewards(session.http, "active").catch(() => null);
  if (!running) return false;
  let planned = fault;
  for (const { assignmentId, wagering } of endedByWithdrawal(running)) {
    const parameters = { assignmentId: assignmentId ?? "", wageringProgress: wagering?.done?.amountMinor ?? null };
    const given = { real: session.http, owner: playerId, parameters, fault: planned };
    planned = "none";
    if (!(await send(forfeitOperation, given, `${playerId} ${parameters.assignmentId}`))) return false;
  }
  return true;
}
