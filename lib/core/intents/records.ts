import { type BrowserStorage, stored, storedKeys } from "../browser-storage";
import { type Intent, type IntentState, isOpen, type Json } from "./intent";

/** Grows by one whenever the shape of an intent changes; an older one is brought into the new shape in `parse`. */
const version = 1;

export interface Records {
  all(): Intent[];
  /** Is there one that only a newer release can read, which another tab runs already? It may be any intent. */
  hasNewer(): boolean;
  /** False where the browser forbids it or is full. */
  write(intent: Intent): boolean;
  forget(id: string): void;
}

/** Every intent under a key of its own, so that two tabs never write over each other's. Never throws. */
export function createRecords(storage: () => BrowserStorage): Records {
  // For a browser that forbids storage or is full: this tab knows its own intents at least, and what became of them since they were kept.
  const memory = new Map<string, Intent>();
  const record = (id: string) => stored({ owner: "intent", key: id, area: storage, version, parse });
  const records = () => storedKeys("intent", storage).map(record);

  return {
    all() {
      const kept = records().flatMap((each) => each.read() ?? []);
      const known = kept.filter((intent) => !isOpen(intent) || !memory.has(intent.id));
      const ids = new Set(known.map(({ id }) => id));
      return [...known, ...[...memory.values()].filter(({ id }) => !ids.has(id))];
    },
    hasNewer: () => records().some((each) => each.isNewer()),
    write(intent) {
      const isKept = record(intent.id).write(intent);
      if (isKept) memory.delete(intent.id);
      else memory.set(intent.id, intent);
      return isKept;
    },
    forget(id) {
      memory.delete(id);
      record(id).forget();
    },
  };
}

const states: readonly string[] = ["sent", "unknown", "done", "refused"] satisfies IntentState[];
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
/** The latest time that a date can hold, in ms. */
const lastTime = 8.64e15;
const isTime = (value: unknown): value is number => typeof value === "number" && Math.abs(value) <= lastTime;

/** Stored text is untrusted input: null when it is not an intent. */
function parse(value: unknown): Intent | null {
  const given: Record<string, unknown> = Object(value);
  const { id, operation, owner, mark, state, code, startedAt, unknownSince, settledAt, keyUntil, until } = given;
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
    keyUntil: isTime(keyUntil) ? keyUntil : null,
    until: isTime(until) ? until : null,
  };
}

const isState = (value: unknown): value is IntentState => typeof value === "string" && states.includes(value);
