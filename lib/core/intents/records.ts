import type { Intent, IntentState, Json } from "./intent";

/** What is used of a browser's local storage, which all its tabs share. */
export type IntentStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const prefix = "intent:";
/** Grows by one whenever the shape of an intent changes; an older one is brought into the new shape in `parse`. */
const version = 1;

export const isIntentKey = (key: string | null): boolean => key?.startsWith(prefix) ?? false;

export interface Records {
  all(): Intent[];
  /** Is there one that only a newer release can read, which another tab runs already? It may be any intent. */
  hasNewer(): boolean;
  /** False where the browser forbids it or is full. */
  write(intent: Intent): boolean;
  forget(id: string): void;
}

/** Every intent under a key of its own, so that two tabs never write over each other's. Never throws. */
export function createRecords(storage: () => IntentStorage): Records {
  // For a browser that forbids storage: this tab knows its own intents at least.
  const memory = new Map<string, Intent>();

  function texts(): string[] {
    return attempt(() => {
      const kept = storage();
      const keys = Array.from({ length: kept.length }, (_, at) => kept.key(at)).filter((key) =>
        key?.startsWith(prefix),
      );
      return keys.map((key) => kept.getItem(key ?? "") ?? "");
    }, []);
  }

  return {
    all() {
      const stored = texts().flatMap((text) => read(text) ?? []);
      const ids = new Set(stored.map(({ id }) => id));
      return [...stored, ...[...memory.values()].filter(({ id }) => !ids.has(id))];
    },
    hasNewer: () => texts().some((text) => envelope(text).v > version),
    write(intent) {
      const isKept = attempt(() => {
        storage().setItem(prefix + intent.id, JSON.stringify({ v: version, value: intent }));
        return true;
      }, false);
      if (isKept) memory.delete(intent.id);
      else memory.set(intent.id, intent);
      return isKept;
    },
    forget(id) {
      memory.delete(id);
      attempt(() => storage().removeItem(prefix + id), undefined);
    },
  };
}

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

function envelope(text: string): { v: number; value: unknown } {
  const { v, value } = Object(attempt(() => JSON.parse(text), null));
  return { v: typeof v === "number" ? v : 0, value };
}

function read(text: string): Intent | null {
  const { v, value } = envelope(text);
  return v === version ? parse(value) : null;
}

const states: readonly string[] = ["sent", "unknown", "done", "refused"] satisfies IntentState[];
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isTime = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** Stored text is untrusted input: null when it is not an intent. */
function parse(value: unknown): Intent | null {
  const given: Record<string, unknown> = Object(value);
  const { id, operation, owner, mark, state, code, startedAt, unknownSince, settledAt, until } = given;
  if (!isText(id) || !isText(operation) || !isText(mark) || !isState(state) || !isTime(startedAt)) return null;
  return {
    id,
    operation,
    owner: isText(owner) ? owner : null,
    mark,
    // Read from JSON.
    parameters: (given.parameters ?? null) as Json,
    before: (given.before ?? null) as Json,
    state,
    code: isText(code) ? code : null,
    startedAt,
    unknownSince: isTime(unknownSince) ? unknownSince : null,
    settledAt: isTime(settledAt) ? settledAt : null,
    until: isTime(until) ? until : null,
  };
}

const isState = (value: unknown): value is IntentState => typeof value === "string" && states.includes(value);
