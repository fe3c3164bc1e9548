import { createHash, randomInt } from "node:crypto";
import { and, desc, eq, isNull, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import { type FreeSpins, findFreeSpins, NoFreeSpin, playFreeSpin } from "../../platform/offers/free-spins";
import type { Wallet } from "../../platform/wallet/wallet";
import type { PlayableGame } from "../catalogue";
import { type Round, rounds, type Session, sessions } from "../db-schema";
import type { Bet, Outcome } from "../responses";
import type { Draw } from "./draw";
import { createJackpotWins } from "./jackpot-wins";
import { isDecided, type Move, type Moved, outcomeAt, takeMove, writeOpenRound } from "./open-rounds";
import { payPlayMoney, takePlayMoney } from "./play-money";
import { problemOf, type Refused } from "./refused";
import { checkRoundTime, TooSoon } from "./round-time";
import type { Position } from "./steps";

/** A round and the balance beside it, in minor units. */
export interface Standing {
  round: Round;
  balanceMinor: number;
}

export type Played =
  | ({ ok: true } & Standing)
  | { ok: false; problem: Refused | "key-reused" | "bad-bet" | "no-free-spin" }
  | ({ ok: false; problem: "round-open" } & Standing)
  | { ok: false; problem: "too-soon"; waitMs: number };

export interface Attempt {
  key: string;
  stakeMinor: number;
  bet: Bet;
  /** A free spin of the player's, which nothing is taken for. */
  isFree?: boolean;
}

type PlayedGame = Pick<PlayableGame, "play" | "hasJackpot"> & Partial<Pick<PlayableGame, "game" | "kind" | "steps">>;

export interface Rounds {
  /**
   * Takes the stake and decides the round, in one transaction. `key` is the page's own name of the attempt: sent again, it gives
   * the same round. While a round of the player and game is open, no other one begins, nor sooner after the last than the site allows.
   */
  play(session: Session, game: PlayedGame, attempt: Attempt): Promise<Played>;
  /** Takes a move in a round of several steps. */
  move(session: Session, game: PlayedGame, move: Move): Promise<(Standing & { ok: true }) | (Moved & { ok: false })>;
  /** The round that was begun and not settled, in this session or, for a player, in an earlier one. */
  findOpen(session: Session): Promise<Standing | null>;
  /**
   * Pays the win and ends the round, in one transaction, once however often it is called. Null for a round of others, and for
   * one that waits for a move.
   */
  settle(session: Session, roundId: string): Promise<Standing | null>;
  balanceMinor(session: Session): Promise<number>;
  /** Of a slot, the free spins of its player in it. */
  freeSpins(session: Session, game: Pick<PlayableGame, "game" | "kind" | "stakesMinor">): Promise<FreeSpins | null>;
  /** The player's next round at a game with a jackpot wins it. */
  makeJackpotDue(playerId: string): void;
  /** The newest rounds of a player, at most 200. */
  ofPlayer(playerId: string): Promise<Round[]>;
}

const holderOf = ({ playerId, id }: Session) => playerId ?? `demo:${id}`;
const betOf = (outcome: Outcome | null): Bet => (outcome && "bet" in outcome ? outcome.bet : undefined);
const gameOf = ({ provider, gameId }: Session) => `${provider}:${gameId}`;

export function createRounds(db: Database, wallet: Wallet, draw: Draw = randomInt): Rounds {
  const jackpots = createJackpotWins(db, draw);

  async function balanceMinor(session: Session): Promise<number> {
    if (session.playerId) return Number((await wallet.balance(session.playerId))?.mainMinor ?? 0n);
    const [row] = await db.select().from(sessions).where(eq(sessions.id, session.id));
    return row?.purseMinor ?? 0;
  }

  async function findOpen(session: Session): Promise<Standing | null> {
    const mine = and(eq(rounds.holder, holderOf(session)), eq(rounds.game, gameOf(session)), isNull(rounds.settledAt));
    const [round] = await db.select().from(rounds).where(mine);
    return round ? { round, balanceMinor: await balanceMinor(session) } : null;
  }

  async function find(session: Session, id: string, more?: SQL): Promise<Round | null> {
    const mine = and(eq(rounds.id, id), eq(rounds.holder, holderOf(session)), more);
    const [round] = await db.select().from(rounds).where(mine);
    return round ?? null;
  }

  function beginning({ play, steps }: PlayedGame, bet: Bet, stakeMinor: number): Position | null {
    if (steps) return steps.begin(bet, stakeMinor, draw);
    const outcome = play(bet, stakeMinor, draw);
    return outcome && { outcome, state: null };
  }

  /** Takes the stake and writes the round; returns the reason when it does not. */
  async function begin(
    session: Session,
    id: string,
    position: Position,
    { stakeMinor, isFree = false }: Omit<Attempt, "key" | "bet">,
    isJackpot: boolean,
    { game: staked, kind, steps }: PlayedGame,
  ): Promise<Refused | null> {
    const { playerId, currency, mode, minimumRoundMs } = session;
    const [holder, game] = [holderOf(session), gameOf(session)];
    const write = async (tx: Transaction) => {
      await checkRoundTime(tx, { holder, game, minimumRoundMs });
      const drawn = steps ? outcomeAt(position, 0) : (position.outcome as Outcome);
      const outcome = isJackpot ? await jackpots.add(tx, session, drawn) : drawn;
      const common = { id, sessionId: session.id, holder, stakeMinor };
      await tx.insert(rounds).values({ ...common, game, mode, currency, winMinor: outcome.winMinor, outcome });
      await writeOpenRound(tx, common, kind ?? "", position);
      const { winMinor } = outcome;
      if (isFree) await playFreeSpin(tx, playerId ?? "", { slug: staked?.slug ?? null, stakeMinor, winMinor });
      return null;
    };
    if (!playerId) return db.transaction((tx) => takePlayMoney(tx, session, stakeMinor, write));
    const amountMinor = isFree ? 0n : BigInt(stakeMinor);
    const bet = { playerId, currency, amountMinor, key: `round:${id}:bet`, reference: id };
    const result = await wallet.bet({ ...bet, ...(staked && { game: staked }), within: write });
    if (result.ok) return null;
    return problemOf(result.code);
  }

  /** The stored round of a key, unless the key was used with another stake or bet. */
  async function played(session: Session, round: Round, { stakeMinor, bet }: Attempt): Promise<Played> {
    if (round.stakeMinor !== stakeMinor || betOf(round.outcome) !== bet) return { ok: false, problem: "key-reused" };
    return { ok: true, round, balanceMinor: await balanceMinor(session) };
  }

  return {
    balanceMinor,
    findOpen,
    async freeSpins({ playerId, currency }, { game, kind, stakesMinor }) {
      const found = playerId && kind === "slots" ? await findFreeSpins(db, playerId, game.slug) : null;
      return found && stakesMinor(currency).includes(found.stakeMinor) ? found : null;
    },
    async play(session, game, attempt) {
      const { key, stakeMinor, bet, isFree = false } = attempt;
      const id = createHash("sha256").update(`${session.id}:${key}`).digest("hex").slice(0, 32);
      const known = await find(session, id);
      if (known) return played(session, known, attempt);
      const position = beginning(game, bet, stakeMinor);
      if (!position) return { ok: false, problem: "bad-bet" };
      if (isFree && (!session.playerId || game.steps)) return { ok: false, problem: "no-free-spin" };
      // What nothing is staked for adds to no jackpot, and wins none.
      const isJackpot = game.hasJackpot && !isFree && (await jackpots.isWon(session, stakeMinor));
      let refused: Refused | null = null;
      try {
        refused = await begin(session, id, position, attempt, isJackpot, game);
      } catch (error) {
        if (error instanceof TooSoon) return { ok: false, problem: "too-soon", waitMs: error.waitMs };
        if (error instanceof NoFreeSpin) return { ok: false, problem: "no-free-spin" };
        // Two calls at once: the index allows one open round, and the later call finds it below.
        if (!isUniqueViolation(error)) throw error;
      }
      const round = await find(session, id);
      if (round) return played(session, round, attempt);
      const open = await findOpen(session);
      if (open) return { ok: false, problem: "round-open", ...open };
      return { ok: false, problem: refused ?? "closed" };
    },
    async move(session, game, { roundId, ...move }) {
      const round = await find(session, roundId);
      if (!round) return { ok: false, problem: "unknown-round" };
      const moved = await takeMove({ db, wallet, draw }, session, game, round, move);
      if (!moved.ok) return moved;
      return { ok: true, round: (await find(session, roundId)) ?? round, balanceMinor: await balanceMinor(session) };
    },
    async settle(session, roundId) {
      const round = await find(session, roundId, isDecided(db));
      if (!round) return null;
      const end = async (tx: Transaction) => {
        const open = and(eq(rounds.id, roundId), isNull(rounds.settledAt));
        return tx.update(rounds).set({ settledAt: new Date() }).where(open).returning({ id: rounds.id });
      };
      if (!round.settledAt) await (session.playerId ? pay(session.playerId, round, end) : payPlayMoney(db, round, end));
      return { round, balanceMinor: await balanceMinor(session) };
    },
    makeJackpotDue: jackpots.makeDue,
    ofPlayer: (playerId) =>
      db.select().from(rounds).where(eq(rounds.holder, playerId)).orderBy(desc(rounds.startedAt)).limit(200),
  };

  async function pay(playerId: string, round: Round, end: (tx: Transaction) => Promise<{ id: string }[]>) {
    const { id, currency, winMinor } = round;
    const win = { playerId, currency, amountMinor: BigInt(winMinor), key: `round:${id}:win`, reference: id };
    const result = await wallet.win({ ...win, within: end });
    if (!result.ok) throw new Error(`The win of round ${id} was refused: ${result.code}`);
  }
}

function isUniqueViolation(error: unknown): boolean {
  const { code } = ((error as { cause?: unknown }).cause ?? error) as { code?: unknown };
  return code === "23505";
}
