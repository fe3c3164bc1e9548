import type { SessionResponse } from "../responses";

export interface Stake {
  minor(): number;
  /** Is nothing taken for it: a free spin? */
  isFree(): boolean;
  /** What the round takes of the balance. */
  taken(): number;
  /** As it is shown; of free spins with the number that is left. */
  text(): string;
  canLower(): boolean;
  canRaise(): boolean;
  change(steps: number): void;
  /** Takes the stake of a round that is there already. */
  follow(stakeMinor: number): void;
  /** The number of steps to the highest stake that an amount covers; null where it covers none. */
  stepsTo(amountMinor: number): number | null;
  /** A free spin was played. */
  spend(): void;
  /** There are no free spins any more, whatever this page knew. */
  endFree(): void;
}

/** What is staked in the next round: of free spins, as long as there are any, else what the player chooses. */
export function createStake(
  { stakesMinor, stakeMinor: first, freeSpins }: Pick<SessionResponse, "stakesMinor" | "stakeMinor" | "freeSpins">,
  format: (amountMinor: number) => string,
): Stake {
  const last = stakesMinor.length - 1;
  const placeOf = (stakeMinor: number) => Math.max(0, stakesMinor.indexOf(stakeMinor));
  let at = placeOf(first);
  let left = freeSpins?.left ?? 0;
  const isFree = () => left > 0;
  const minor = () => (isFree() && freeSpins ? freeSpins.stakeMinor : (stakesMinor[at] ?? first));
  return {
    minor,
    isFree,
    taken: () => (isFree() ? 0 : minor()),
    text: () => (isFree() ? `${left} × ${format(minor())}` : format(minor())),
    canLower: () => !isFree() && at > 0,
    canRaise: () => !isFree() && at < last,
    change(steps) {
      at = Math.min(last, Math.max(0, at + steps));
    },
    follow(stakeMinor) {
      at = placeOf(stakeMinor);
    },
    stepsTo(amountMinor) {
      const covered = stakesMinor.findLastIndex((stake) => stake <= amountMinor);
      return covered < 0 ? null : covered - at;
    },
    spend() {
      left--;
    },
    endFree() {
      left = 0;
    },
  };
}
