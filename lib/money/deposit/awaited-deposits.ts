import { create } from "zustand";
import { stored } from "@/lib/core/browser-storage";
import { type Money, parseMoney } from "@/lib/core/money";
import type { Transaction } from "@/lib/money/transactions/schema";
import { isTakenBack, stageOfPayment } from "@/lib/money/transactions/stage";
import { onPlayerChange } from "@/lib/session/player/on-player-change";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import { forgetUsedCode } from "@/lib/session/sign-in/kept-bonus-code";
import type { Player } from "@/lib/session/state";

/** What became of a deposit. `ended`: nobody has paid it. `reverted`: it was paid, and taken back. */
const outcomes = ["paid", "failed", "ended", "reverted"] as const;
type Outcome = (typeof outcomes)[number];

/** A deposit of this browser that was asked for, in whatever tab. */
export interface AwaitedDeposit {
  reference: string;
  amount: Money;
  /** The code that it was asked for with; null without one. */
  bonusCode: string | null;
  /** When it was asked for, in ms since the epoch. */
  at: number;
  /** Null while it is not settled. */
  outcome: Outcome | null;
  settledAt: number | null;
}

/** A day: what is not settled by then is found in the history. */
const lifetimeMs = 86_400_000;
/** As long as another tab may need to hear of it. */
const newsMs = 60_000;

const kept = stored<AwaitedDeposit[]>({
  owner: "player",
  key: "awaited-deposits",
  area: "local",
  version: 1,
  parse: (value) => (Array.isArray(value) ? value.map(parse).filter((each) => each !== null) : null),
});

/** The deposits of the player that are awaited, or have just been settled: the same in every tab. */
export const useAwaitedDeposits = create(() => ({ awaited: read() }));

/** The references of those whose outcome is known. */
export const settledReferences = (): string[] =>
  useAwaitedDeposits.getState().awaited.flatMap(({ reference, outcome }) => (outcome === null ? [] : [reference]));

// A code is used once a deposit with it is paid, whichever tab reads that first.
const forgetUsedCodes = (awaited: readonly AwaitedDeposit[]): void => {
  for (const { outcome, bonusCode } of awaited) if (outcome === "paid" && bonusCode !== null) forgetUsedCode(bonusCode);
};
forgetUsedCodes(useAwaitedDeposits.getState().awaited);
useAwaitedDeposits.subscribe(({ awaited }) => forgetUsedCodes(awaited));

const readAgain = (): void => useAwaitedDeposits.setState({ awaited: read() });
addEventListener("storage", readAgain);
onPlayerChange(readAgain);

function read(now = Date.now()): readonly AwaitedDeposit[] {
  const isNeeded = ({ at, settledAt }: AwaitedDeposit) => now - at < lifetimeMs && (settledAt ?? now) > now - newsMs;
  return (kept.read() ?? []).filter(isNeeded);
}

function write(awaited: readonly AwaitedDeposit[]): void {
  kept.write([...awaited]);
  useAwaitedDeposits.setState({ awaited });
}

/** A deposit was asked for, with a bonus code or without: its outcome is told, wherever the player is then. */
export function awaitDeposit(reference: string, amount: Money, bonusCode: string | null): void {
  const others = read().filter((each) => each.reference !== reference);
  write([...others, { reference, amount, bonusCode, at: Date.now(), outcome: null, settledAt: null }]);
}

/** What the ledger says of them. `refused`: the references of those that turned out not to have reached the platform. */
export function noteOutcomes(payments: readonly Transaction[], refused: readonly string[] = []): void {
  const awaited = read();
  const settled = awaited.map((each) => {
    const payment = payments.find(({ referenceId, type }) => referenceId === each.reference && type === "DEPOSIT");
    const outcome =
      each.outcome ?? (payment && outcomeOf(payment)) ?? (refused.includes(each.reference) ? "ended" : null);
    return outcome && each.outcome === null ? { ...each, outcome, settledAt: Date.now() } : each;
  });
  if (settled.some((each, at) => each !== awaited[at])) write(settled);
}

function outcomeOf({ status }: Transaction): Outcome | null {
  const stage = isTakenBack(status) ? "reverted" : stageOfPayment(status);
  return outcomes.find((each) => each === stage) ?? null;
}

/** Of the read of what became of them. */
export const awaitedKey = (player: Player) => playerKey(player, "deposit", "awaited");

/** Reads again what became of them: money has moved. Nothing is read where none is awaited. */
export const refetchAwaited = (player: Player): void =>
  void queryClient.invalidateQueries({ queryKey: awaitedKey(player) });

function parse(value: unknown): AwaitedDeposit | null {
  const { reference, amount, bonusCode, at, outcome = null, settledAt = null } = Object(value);
  const money = parseMoney(amount);
  if (typeof reference !== "string" || typeof at !== "number" || !money) return null;
  const known = outcomes.find((each) => each === outcome) ?? null;
  const isSettled = known !== null && typeof settledAt === "number";
  return {
    reference,
    amount: money,
    bonusCode: typeof bonusCode === "string" ? bonusCode : null,
    at,
    outcome: known,
    settledAt: isSettled ? settledAt : null,
  };
}
