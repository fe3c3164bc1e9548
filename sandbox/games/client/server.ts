import type { Bet, Boot, Kind, Problem, RoundResponse, SessionResponse, SettledResponse } from "../responses";

/** The server refused the call, with a reason. */
export class Refusal extends Error {
  constructor(
    readonly code: Problem,
    /** With "round-open": the round that is in the way, null otherwise. */
    readonly round: unknown,
    /** With "too-soon": when the next round may begin, 0 otherwise. */
    readonly waitMs: number,
  ) {
    super(code);
  }
}

/** No readable response: the connection, the server, or something between failed. */
export class Unreachable extends Error {}

export interface Server {
  open(): Promise<SessionResponse>;
  balance(): Promise<number>;
  refill(): Promise<number>;
  /** `key` names the attempt: sent again, it is the same round. */
  play<K extends Kind>(key: string, stakeMinor: number, bet: Bet, isFree: boolean): Promise<RoundResponse<K>>;
  /** `step`: the number of moves made before. Sent again, it is the same move. */
  move<K extends Kind>(roundId: string, step: number, move: string): Promise<RoundResponse<K>>;
  settle(roundId: string): Promise<SettledResponse>;
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
    request: <T>(method: "GET" | "POST", path: string, body?: object) =>
      repeat(() => call<T>(method, path, session, body)),
  };
}

/** The game's own server. */
export function createServer({ provider, ticket, gameId, currency, rules }: Boot, onSlow: () => void): Server {
  const { minimumRoundMs } = rules;
  const body = { provider, ticket, gameId, minimumRoundMs, ...(currency && { currency }) };
  const { open, request } = connect<SessionResponse>(ticket, "/api/session", body, onSlow);
  return {
    open,
    balance: async () => (await request<{ balanceMinor: number }>("GET", "/api/balance")).balanceMinor,
    refill: async () => (await request<{ balanceMinor: number }>("POST", "/api/refill", {})).balanceMinor,
    play: async <K extends Kind>(key: string, stakeMinor: number, bet: Bet, isFree: boolean) =>
      (await request<{ round: RoundResponse<K> }>("POST", "/api/spin", { key, stakeMinor, bet, isFree })).round,
    move: async <K extends Kind>(roundId: string, step: number, move: string) =>
      (await request<{ round: RoundResponse<K> }>("POST", "/api/move", { roundId, step, move })).round,
    settle: (roundId) => request<SettledResponse>("POST", "/api/settle", { roundId }),
  };
}

async function call<T>(method: string, path: string, session: string, body?: object): Promise<T> {
  const headers: Record<string, string> = { ...(session && { authorization: `Bearer ${session}` }) };
  if (body) headers["content-type"] = "application/json";
  let response: Response;
  let received: unknown;
  try {
    const init = { method, headers, signal: AbortSignal.timeout(patienceMs), cache: "no-store" as const };
    response = await fetch(path, body ? { ...init, body: JSON.stringify(body) } : init);
    received = await response.json();
  } catch {
    throw new Unreachable();
  }
  // Page and server are one product, delivered together: a response of our server has our shape.
  if (response.ok && isObject(received)) return received as T;
  if (response.status < 500 && isObject(received) && typeof received.code === "string")
    throw new Refusal(received.code as Problem, received.round ?? null, Number(received.waitMs ?? 0));
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
