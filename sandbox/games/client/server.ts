import type { Bet, Boot, Kind, Problem, RoundAnswer, SessionAnswer, SettledAnswer } from "../answers";

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly code: Problem,
    /** With "round-open": the round that is in the way, null otherwise. */
    readonly round: unknown,
  ) {
    super(code);
  }
}

/** No answer that could be read: the connection, the server, or something between. */
export class Unreachable extends Error {}

export interface Server {
  open(): Promise<SessionAnswer>;
  balance(): Promise<number>;
  refill(): Promise<number>;
  /** `key` names the attempt: sent again, it is the same round. */
  play<K extends Kind>(key: string, stakeMinor: number, bet: Bet): Promise<RoundAnswer<K>>;
  settle(roundId: string): Promise<SettledAnswer>;
}

const patienceMs = 10_000;
const waitsMs = [600, 1_500, 3_000];

/**
 * A session that a ticket opens, and its calls. Those that fail on the way are repeated: each is harmless when it arrives twice.
 */
export function connect<Session extends { session: string }>(
  ticket: string,
  path: string,
  body: object,
  onSlow: () => void,
) {
  let session = "";
  const repeat = async <T>(call: () => Promise<T>): Promise<T> => {
    for (const waitMs of waitsMs)
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        onSlow();
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    return call();
  };
  return {
    async open(): Promise<Session> {
      const kept = recall(ticket);
      const opened = await (kept ? call<Session>("GET", path, kept) : call<Session>("POST", path, "", body));
      session = opened.session;
      remember(ticket, session);
      return opened;
    },
    ask: <T>(method: "GET" | "POST", path: string, body?: object) => repeat(() => call<T>(method, path, session, body)),
  };
}

/** The game's own server. */
export function createServer({ provider, ticket, gameId, currency }: Boot, onSlow: () => void): Server {
  const body = { provider, ticket, gameId, ...(currency && { currency }) };
  const { open, ask } = connect<SessionAnswer>(ticket, "/api/session", body, onSlow);
  return {
    open,
    balance: async () => (await ask<{ balanceMinor: number }>("GET", "/api/balance")).balanceMinor,
    refill: async () => (await ask<{ balanceMinor: number }>("POST", "/api/refill", {})).balanceMinor,
    play: async <K extends Kind>(key: string, stakeMinor: number, bet: Bet) =>
      (await ask<{ round: RoundAnswer<K> }>("POST", "/api/spin", { key, stakeMinor, bet })).round,
    settle: (roundId) => ask<SettledAnswer>("POST", "/api/settle", { roundId }),
  };
}

async function call<T>(method: string, path: string, session: string, body?: object): Promise<T> {
  const headers: Record<string, string> = { ...(session && { authorization: `Bearer ${session}` }) };
  if (body) headers["content-type"] = "application/json";
  let answer: Response;
  let said: unknown;
  try {
    const init = { method, headers, signal: AbortSignal.timeout(patienceMs), cache: "no-store" as const };
    answer = await fetch(path, body ? { ...init, body: JSON.stringify(body) } : init);
    said = await answer.json();
  } catch {
    throw new Unreachable();
  }
  // Page and server are one product, delivered together: an answer of ours has our shape.
  if (answer.ok && isObject(said)) return said as T;
  if (answer.status < 500 && isObject(said) && typeof said.code === "string")
    throw new Refusal(said.code as Problem, said.round ?? null);
  throw new Unreachable();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** A ticket opens once; after a reload of this frame alone, the session that it opened continues. */
function remember(ticket: string, session: string): void {
  try {
    sessionStorage.setItem(`session:${ticket}`, session);
  } catch {
    // A browser that keeps nothing in frames loses only the reload.
  }
}

function recall(ticket: string): string | null {
  try {
    return sessionStorage.getItem(`session:${ticket}`);
  } catch {
    return null;
  }
}
