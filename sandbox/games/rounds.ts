import { createHash, randomInt } from "node:crypto";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "../core/database";
import type { Refusal } from "../platform/ledger";
import { jackpotChance, readJackpot, takeJackpot } from "../platform/play/jackpots";
import type { Wallet } from "../platform/wallet";
import type { PlayableGame } from "./catalogue";
import { type Round, rounds, type Session, sessions } from "./db-schema";
import type { Draw } from "./draw";
import { payPlayMoney, takePlayMoney } from "./play-money";
import type { Bet, Outcome } from "./responses";
import { checkRoundTime, TooSoon } from "./round-time";

/** A round and the balance beside it, in minor units. */
export interface Standing {
  round: Round;
  balanceMinor: number;
}

export type Played =
  | ({ ok: true } & Standing)
  | { ok: false; problem: Refused | "key-reused" | "bad-bet" }
  | ({ ok: false; problem: "round-open" } & Standing)
  | { ok: false; problem: "too-soon"; waitMs: number };

export interface Attempt {
  key: string;
  stakeMinor: number;
  bet: Bet;
}

type PlayedGame = Pick<PlayableGame, "play" | "hasJackpot"> & Partial<Pick<PlayableGame, "game">>;

export interface Rounds {
  /**
   * Takes the stake and decides the round, in one transaction. `key` is the page's own name of the attempt: sent again, it gives
   * the same round. While a round of the player and game is open, no other one begins, nor sooner after the last than the site allows.
   */
  play(session: Session, game: PlayedGame, attempt: Attempt): Promise<Played>;
  /** The round that was begun and not settled, in this session or, for a player, in an earlier one. */
  findOpen(session: Session): Promise<Standing | null>;
  /** Pays the win and ends the round, in one transaction, once however often it is called. Null for a round of others. */
  settle(session: Session, roundId: string): Promise<Standing | null>;
  balanceMinor(session: Session): Promise<number>;
  /** The player's next round at a game with a jackpot wins it. */
  makeJackpotDue(playerId: string): void;
  /** The newest rounds of a player, at most 200. */
  ofPlayer(playerId: string): Promise<Round[]>;
}

const holderOf = ({ playerId, id }: Session) => playerId ?? `demo:${id}`;
const betOf = (outcome: Outcome | null): Bet => (outcome && "bet" in outcome ? outcome.bet : undefined);
const gameOf = ({ provider, gameId }: Session) => `${provider}:${gameId}`;

export function createRounds(db: Database, wallet: Wallet, draw: Draw = randomInt): Rounds {
  const due = new Set<string>();

  /** The demo has the odds of the real game, and leaves the jackpot to those who play for it. */
  async function winsJackpot({ playerId, gameId, currency }: Session, stakeMinor: number): Promise<boolean> {
    if (playerId && due.delete(playerId)) return true;
    const { of, winning } = jackpotChance(stakeMinor, await readJackpot(db, gameId, currency));
    return draw(of) < winning;
  }

  /** With the current jackpot amount, if the round wins it. */
  async function addJackpot(
    tx: Transaction,
    { playerId, gameId, currency }: Session,
    outcome: Outcome,
  ): Promise<Outcome> {
    const jackpotMinor = playerId ? await takeJackpot(tx, gameId, currency) : await readJackpot(tx, gameId, currency);
    return { ...outcome, jackpotMinor, winMinor: outcome.winMinor + jackpotMinor };
  }

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

  async function find(session: Session, id: string): Promise<Round | null> {
    const [round] = await db
      .select()
      .from(rounds)
      .where(and(eq(rounds.id, id), eq(rounds.holder, holderOf(session))));
    return round ?? null;
  }

  /** Takes the stake and writes the round; returns the reason when it does not. */
  async function begin(
    session: Session,
    id: string,
    drawn: Outcome,
    stakeMinor: number,
    isJackpot: boolean,
    staked: PlayableGame["game"] | undefined,
  ): Promise<Refused | null> {
    const { playerId, currency, mode, minimumRoundMs } = session;
    const [holder, game] = [holderOf(session), gameOf(session)];
    const write = async (tx: Transaction) => {
      await checkRoundTime(tx, { holder, game, minimumRoundMs });
      const outcome = isJackpot ? await addJackpot(tx, session, drawn) : drawn;
      const common = { id, sessionId: session.id, holder, game, mode, currency };
      await tx.insert(rounds).values({ ...common, stakeMinor, winMinor: outcome.winMinor, outcome });
      return null;
    };
    if (!playerId) return db.transaction((tx) => takePlayMoney(tx, session, stakeMinor, write));
    const bet = { playerId, currency, amountMinor: BigInt(stakeMinor), key: `round:${id}:bet`, reference: id };
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
    async play(session, game, attempt) {
      const { key, stakeMinor, bet } = attempt;
      const id = createHash("sha256").update(`${session.id}:${key}`).digest("hex").slice(0, 32);
      const known = await find(session, id);
      if (known) return played(session, known, attempt);
      const outcome = game.play(bet, stakeMinor, draw);
      if (!outcome) return { ok: false, problem: "bad-bet" };
      const isJackpot = game.hasJackpot && (await winsJackpot(session, stakeMinor));
      let refused: Refused | null = null;
      try {
        refused = await begin(session, id, outcome, stakeMinor, isJackpot, game.game);
      } catch (error) {
        if (error instanceof TooSoon) return { ok: false, problem: "too-soon", waitMs: error.waitMs };
        // Two calls at once: the index allows one open round, and the later call finds it below.
        if (!isUniqueViolation(error)) throw error;
      }
      const round = await find(session, id);
      if (round) return played(session, round, attempt);
      const open = await findOpen(session);
      if (open) return { ok: false, problem: "round-open", ...open };
      return { ok: false, problem: refused ?? "closed" };
    },
    async settle(session, roundId) {
      const round = await find(session, roundId);
      if (!round) return null;
      const end = async (tx: Transaction) => {
        const open = and(eq(rounds.id, roundId), isNull(rounds.settledAt));
        return tx.update(rounds).set({ settledAt: new Date() }).where(open).returning({ id: rounds.id });
      };
      if (!round.settledAt) await (session.playerId ? pay(session.playerId, round, end) : payPlayMoney(db, round, end));
      return { round, balanceMinor: await balanceMinor(session) };
    },
    makeJackpotDue: (playerId) => due.add(playerId),
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

type Refused = "not-enough-funds" | "limit-reached" | "closed";

/** Why a stake is not taken, as the page of a game is told. */
export function problemOf(code: Refusal): Refused {
  if (code === "NOT_ENOUGH_FUNDS") return "not-enough-funds";
  return code === "SELF_SPEND_LIMIT_REACHED" ? "limit-reached" : "closed";
}

function isUniqueViolation(error: unknown): boolean {
  const { code } = ((error as { cause?: unknown }).cause ?? error) as { code?: unknown };
  return code === "23505";
}
