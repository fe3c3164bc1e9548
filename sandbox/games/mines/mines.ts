import type { Draw } from "../rounds/draw";
import type { Bet, Position, Stepped, Steps } from "../rounds/steps";

/** A board of five rows of five fields. Under some of them are mines; the player opens others, and cashes out at any time. */
export const side = 5;
export const fields = side * side;
export const mostMines = fields - 1;

/** Return to player in percent, of every number of mines and of fields. */
export const rtp = 97;

/** No field is opened that would pay more: the round is paid before. */
export const mostTimes = 10_000;

/** One chance in so many, as a fraction: that so many fields are opened and none of them is a mine. */
export function oddsOf(mines: number, opened: number): readonly [of: bigint, winning: bigint] {
  return [choose(fields, opened), choose(fields - mines, opened)];
}

/** What so many opened fields pay: the fair multiple of the stake times the return, down to whole minor units. */
export function payMinor(mines: number, opened: number, stakeMinor: number): number {
  const [of, winning] = oddsOf(mines, opened);
  return Number((BigInt(stakeMinor * rtp) * of) / (winning * 100n));
}

/** The same as a multiple of the stake, to two decimals. */
export const timesOf = (mines: number, opened: number): number => payMinor(mines, opened, 100) / 100;

/** How many fields can be opened: all without a mine, or as many as pay no more than the most. */
export function mostOpened(mines: number): number {
  let opened = 1;
  while (opened < fields - mines && timesOf(mines, opened + 1) <= mostTimes) opened++;
  return opened;
}

/** The highest multiple that any number of mines pays. */
export const maxWin = () =>
  Math.max(...Array.from({ length: mostMines }, (_, at) => timesOf(at + 1, mostOpened(at + 1))));

export interface MinesOutcome extends Stepped {
  /** The number of mines. */
  bet: number;
  /** Fields from 0 on, in the order in which they were opened. */
  opened: readonly number[];
  /** Where the mines are: known when the round is decided. */
  mines: readonly number[] | null;
  winMinor: number;
}

/** What the page is not told. */
interface Board {
  mines: readonly number[];
  opened: readonly number[];
}

export const minesSteps: Steps<Board, MinesOutcome> = {
  begin(bet, _, draw) {
    return isCount(bet) ? covered({ mines: layMines(bet, draw), opened: [] }) : null;
  },
  move({ mines, opened }, move, stakeMinor) {
    if (move === "cash") return opened.length > 0 ? decided({ mines, opened }, stakeMinor) : null;
    const field = Number(/^open:(\d{1,2})$/.exec(move)?.[1] ?? Number.NaN);
    if (!(field < fields) || opened.includes(field)) return null;
    const board = { mines, opened: [...opened, field] };
    const isOver = mines.includes(field) || board.opened.length === mostOpened(mines.length);
    return isOver ? decided(board, stakeMinor) : covered(board);
  },
};

const isCount = (bet: Bet): bet is number =>
  typeof bet === "number" && Number.isInteger(bet) && bet >= 1 && bet <= mostMines;

const covered = (board: Board): Position<Board, MinesOutcome> => ({
  outcome: { bet: board.mines.length, opened: board.opened, mines: null, winMinor: 0 },
  state: board,
});

function decided({ mines, opened }: Board, stakeMinor: number): Position<Board, MinesOutcome> {
  const isLost = opened.some((field) => mines.includes(field));
  const winMinor = isLost ? 0 : payMinor(mines.length, opened.length, stakeMinor);
  return { outcome: { bet: mines.length, opened, mines, winMinor }, state: null };
}

/** So many different fields, every choice as likely as any other. */
function layMines(count: number, draw: Draw): number[] {
  const free = Array.from({ length: fields }, (_, field) => field);
  const laid = Array.from({ length: count }, () => free.splice(draw(free.length), 1)).flat();
  return laid.sort((one, other) => one - other);
}

function choose(all: number, some: number): bigint {
  let ways = 1n;
  for (let at = 1; at <= some; at++) ways = (ways * BigInt(all - some + at)) / BigInt(at);
  return ways;
}
