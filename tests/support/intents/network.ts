import type { CallOptions, Http, Method, Schema } from "@/lib/core/http/http";
import { HttpError, InvalidResponse, Unreachable } from "@/lib/core/http/http-errors";

/**
 * What becomes of a write. lost-before: it never arrives. lost-after: its response never arrives. late: it arrives after the
 * browser has given it up. slow: its response takes 10 s. hangs: it has none, until the deadline passes; hangs-late: nor does the call
 * arrive before.
 */
export const writeFaults = [
  "none",
  "lost-before",
  "lost-after",
  "late",
  "slow",
  "hangs",
  "hangs-late",
  "gateway-before",
  "gateway-after",
  "garbage",
  "killed",
] as const;
export type WriteFault = (typeof writeFaults)[number];

interface FaultyNetwork {
  http: Http;
  /** Resolves as soon as the write hangs. */
  hung: Promise<void>;
}

/** What is on its way over all tabs of a browser. */
export interface Traffic {
  /** What arrives when so much time has passed. */
  pass(ms: number): Promise<void>;
}

interface Pending {
  inMs: number;
  arrive: () => Promise<unknown> | undefined;
}

interface Line {
  real: Http;
  isGone: () => boolean;
  /** Kills the sandbox while a call is under way, and starts it again. */
  kill: () => Promise<void>;
  /** Of the first write; those after it pass. */
  fault?: WriteFault | undefined;
  areReadsFailing?: boolean;
  onKey?: (key: string) => void;
}

const deadlineMs = 15_000;
const slowMs = 10_000;
const lateMs = 30_000;
const never = new Promise<never>(() => {});

export function createTraffic(): Traffic & { add(pending: Pending): void } {
  const waiting: Pending[] = [];
  return {
    add: (pending) => waiting.push(pending),
    async pass(ms) {
      for (const pending of waiting) pending.inMs -= ms;
      const due = waiting.filter(({ inMs }) => inMs <= 0);
      for (const pending of due) waiting.splice(waiting.indexOf(pending), 1);
      // One after the other: what was sent first arrives first.
      for (const { arrive } of due) await arrive();
    },
  };
}

/** The platform as one tab reaches it, over a line that breaks as planned. */
export function createFaultyNetwork(
  { real, isGone, kill, fault = "none", areReadsFailing = false, onKey = () => {} }: Line,
  traffic: ReturnType<typeof createTraffic>,
): FaultyNetwork {
  let planned: WriteFault = fault;
  let announceHang = () => {};
  const hung = new Promise<void>((resolve) => {
    announceHang = resolve;
  });

  /** A tab that is gone never learns how its call ended. */
  async function toTab<T>(call: Promise<T>): Promise<T> {
    const settled = await call.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if (isGone()) return never;
    if ("error" in settled) throw settled.error;
    return settled.value;
  }

  async function write<T>(path: string, send: () => Promise<T>): Promise<T> {
    const next: WriteFault = planned;
    planned = "none";
    const lost = () => new Unreachable("network", path);
    switch (next) {
      case "none":
        return send();
      case "lost-before":
        throw lost();
      case "lost-after":
        await send().catch(() => {});
        throw lost();
      case "late":
        traffic.add({ inMs: lateMs, arrive: () => send().catch(() => {}) });
        throw lost();
      case "slow": {
        const call = send();
        await call.catch(() => {});
        await hang(path, slowMs).catch(() => {});
        return call;
      }
      case "hangs":
        await send().catch(() => {});
        return hang(path);
      case "hangs-late":
        traffic.add({ inMs: deadlineMs - 1, arrive: () => send().catch(() => {}) });
        return hang(path);
      case "gateway-before":
        throw new HttpError(502);
      case "gateway-after":
        await send().catch(() => {});
        throw new HttpError(504);
      case "garbage":
        await send().catch(() => {});
        throw new InvalidResponse(path, 200, "broken JSON");
      case "killed": {
        const call = send();
        // Its outcome is awaited below.
        call.catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 25));
        await kill();
        return call;
      }
    }
  }

  function hang(path: string, inMs = deadlineMs): Promise<never> {
    announceHang();
    return new Promise((_, fail) => {
      traffic.add({
        inMs,
        arrive: () => {
          if (!isGone()) fail(new Unreachable("deadline", path));
          return undefined;
        },
      });
    });
  }

  const writeBy =
    (method: Exclude<Method, "get">) =>
    <T>(path: string, schema: Schema<T>, options: CallOptions = {}): Promise<T> => {
      onKey(options.headers?.["Idempotency-Key"] ?? "");
      return toTab(write(path, () => real[method](path, schema, options)));
    };

  return {
    http: {
      get: (path, schema, options) =>
        toTab(areReadsFailing ? Promise.reject(new Unreachable("network", path)) : real.get(path, schema, options)),
      post: writeBy("post"),
      put: writeBy("put"),
      patch: writeBy("patch"),
      delete: writeBy("delete"),
    },
    hung,
  };
}
