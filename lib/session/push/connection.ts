import { type PushBody, parsePushMessage } from "./schema";
import type { Line, Transport } from "./transport";

/**
 * Attempts and timeouts, in ms (specification "Push connection"; the socket library's own defaults are not used). `standMs`: a connection
 * that stays open for so long counts as a success.
 */
export const pushRules = { attempts: 10, waitMs: 3_000, pingMs: 20_000, openMs: 10_000, standMs: 5_000 } as const;

export interface PushSettings {
  /** Called before each attempt: the code of a transport is loaded late, and loading may fail like a connection. */
  transport(): Promise<Transport>;
  /** A fresh token for one attempt; null when there is none to be had, which ends the series. */
  token(signal: AbortSignal): Promise<string | null>;
  isSignedIn(): boolean;
  onMessage(body: PushBody): void;
  /** The connection is open, the first time or again: missed changes have to be read. */
  onOpen?(): void;
  /** A text that is not JSON. */
  report(error: Error): void;
}

export interface PushConnection {
  /** Starts a new series of attempts when there is neither a connection nor a series: the tab is visible or online again. */
  wake(): void;
  /** Closes the connection and ends every timer; nothing follows. */
  stop(): void;
}

/**
 * Keeps one push connection while the player is signed in. A loss is followed by up to ten attempts at a constant distance, each
 * with a fresh token; after the last the connection stays away until `wake`. The count starts again once a connection has stood for
 * longer than an attempt waits: a service that accepts and drops at once is not asked for ever, and one that drops later is asked less
 * often than by a series of attempts.
 */
export function connectPush(settings: PushSettings): PushConnection {
  const stopped = new AbortController();
  let line: Line | null = null;
  let busy = false;
  let failures = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let standing: ReturnType<typeof setTimeout> | undefined;
  let pinging: ReturnType<typeof setInterval> | undefined;

  const mayConnect = () => !stopped.signal.aborted && settings.isSignedIn();

  async function attempt(): Promise<void> {
    waiting = undefined;
    if (!mayConnect()) return;
    busy = true;
    try {
      const transport = await settings.transport();
      const token = mayConnect() ? await settings.token(stopped.signal) : null;
      if (token !== null && mayConnect()) open(transport, token);
    } catch {
      retry();
    } finally {
      busy = false;
    }
  }

  function open(transport: Transport, token: string): void {
    line = transport.open(token, {
      opened() {
        clearTimeout(opening);
        standing = setTimeout(() => {
          failures = 0;
        }, pushRules.standMs);
        pinging = setInterval(() => line?.send("ping"), pushRules.pingMs);
        settings.onOpen?.();
      },
      text: read,
      lost: lose,
    });
    // A service that accepts the handshake and never responds must not keep the attempt pending forever.
    opening = setTimeout(() => {
      line?.close();
      lose();
    }, pushRules.openMs);
  }

  function lose(): void {
    end();
    retry();
  }

  function read(text: string): void {
    const parsed = parsePushMessage(text);
    if (parsed.kind === "not-json") settings.report(new Error("A push message is not JSON."));
    if (parsed.kind === "message") settings.onMessage(parsed.body);
  }

  function retry(): void {
    if (failures >= pushRules.attempts || !mayConnect()) return;
    failures++;
    waiting = setTimeout(attempt, pushRules.waitMs);
  }

  function end(): void {
    clearTimeout(waiting);
    clearTimeout(opening);
    clearTimeout(standing);
    clearInterval(pinging);
    waiting = undefined;
    line = null;
  }

  void attempt();
  return {
    wake() {
      if (line || busy || waiting !== undefined) return;
      failures = 0;
      void attempt();
    },
    stop() {
      stopped.abort();
      line?.close();
      end();
    },
  };
}
