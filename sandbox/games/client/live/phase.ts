import type { SeatedPlayer, TableState } from "../../responses";
import type { TableRound } from "../../roulette/clock";
import type { Token } from "./cloth";

export type Phase = "bets" | "spin" | "result";

/** After a moment of the server's clock, so that its response is of the next part. */
const marginMs = 150;

/** The part of a round, by the server's clock: bets are open until the moment that closes them. */
export function phaseAt({ closesAtMs, resultAtMs }: TableRound, nowMs: number): Phase {
  return nowMs < closesAtMs ? "bets" : nowMs < resultAtMs ? "spin" : "result";
}

/** Is there something that the page cannot know by itself: the number, a win, the next round? */
export function wantsRead({ round, bet }: Pick<TableState, "round" | "bet">, nowMs: number): boolean {
  if (nowMs >= round.endsAtMs) return true;
  const phase = phaseAt(round, nowMs);
  if (phase !== "bets" && round.number === null) return nowMs > round.closesAtMs + marginMs;
  const isUnpaid = bet?.round === round.id && bet.winMinor === null;
  return phase === "result" && isUnpaid && nowMs > round.resultAtMs + marginMs;
}

/** The others' chips that lie on the table at a moment, by seat. */
export function tokensAt(players: readonly SeatedPlayer[], nowMs: number): Token[] {
  return players.flatMap(({ chips }, seat) =>
    chips.filter(({ atMs }) => atMs <= nowMs).map(({ spot }) => ({ spot, seat })),
  );
}
