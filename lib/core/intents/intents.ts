import type { Http } from "../http/http";
import { HttpError } from "../http/http-errors";
import {
  type Given,
  type Intent,
  type Intents,
  isKeyNeeded,
  isOpen,
  isShown,
  NotStored,
  type Operation,
  type Resolver,
  type Result,
  type Run,
  resolverOf,
} from "./intent";
import { outcomeOf } from "./outcome";
import { createRecords } from "./records";
import { saltedHash } from "./salted-hash";
import type { Surroundings } from "./surroundings";

/** How long a call may still take effect after its response was given up, in ms: until then "not there" is not "not done". */
export const graceMs = 60_000;
/** How long the outcome of an intent that was unknown is shown when nobody closes it, in ms. */
const shownMs = 86_400_000;

export function createIntents(tab: Surroundings): Intents {
  const records = createRecords(tab.storage);
  const isLive = ({ until }: Intent) => until === null || until > tab.now();
  const live = () => records.all().filter(isLive);
  const find = (id: string) => live().find((each) => each.id === id);

  function write(intent: Intent): boolean {
    const isStored = records.write(intent);
    tab.onChange();
    return isStored;
  }
  function drop(id: string): void {
    records.forget(id);
    tab.onChange();
  }

  /** The open one of a subject; where none is open, the newest. */
  const known = (operation: string, owner: string | null, subject: string): Intent | undefined =>
    live()
      .filter(
        (each) => each.operation === operation && each.owner === owner && each.mark === saltedHash(subject, each.id),
      )
      .sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || b.startedAt - a.startedAt)
      .at(0);

  /** Its response did not come. What is done stays done. */
  function lose(intent: Intent): Intent {
    if (intent.state === "done") return intent;
    const lost: Intent = { ...intent, state: "unknown", unknownSince: intent.unknownSince ?? tab.now() };
    write(lost);
    return lost;
  }

  /** It is kept where its key is still needed, or where it was unknown: then the player has to learn how it ended. */
  function settle(intent: Intent, state: "done" | "refused", code: string | null): void {
    const settledAt = tab.now();
    const settled: Intent = { ...intent, state, code, settledAt, until: intent.keyUntil ?? settledAt + shownMs };
    if (isKeyNeeded(settled) || isShown(settled)) write(settled);
    else drop(intent.id);
  }

  /** The intent to send, stored, or the open one that stands in its way. Runs with the lock of the subject. */
  async function begin<P, V>(operation: Operation<P, V>, { owner, parameters, http }: Given<P>): Promise<Begun> {
    const { name: kind, again, keepMs } = operation;
    const subject = operation.subject(parameters);
    const kept = operation.keep(parameters);
    if (again === "never" && records.hasNewer()) return { isBlocked: true, intent: null };
    const found = known(kind, owner, subject);
    // Nobody else holds the lock: a call that was sent before is over, whatever became of it.
    const earlier = found?.state === "sent" ? lose(found) : found;
    const isSame = earlier !== undefined && JSON.stringify(earlier.parameters) === JSON.stringify(kept);
    if (earlier && isOpen(earlier) && (again === "never" || !isSame)) return { isBlocked: true, intent: earlier };
    // The call may change what is done. It stays done, whatever becomes of the call.
    if (earlier && isSame && isKeyNeeded(earlier)) return { isBlocked: false, intent: earlier, isRepeat: false };
    if (earlier && isSame && isOpen(earlier)) {
      const repeated: Intent = { ...earlier, state: "sent" };
      write(repeated);
      return { isBlocked: false, intent: repeated, isRepeat: true };
    }
    const before = tab.hasKeys() ? null : ((await operation.before?.(http, parameters)) ?? null);
    const id = tab.newId();
    const startedAt = tab.now();
    const keyUntil = keepMs === undefined ? null : startedAt + keepMs;
    const intent: Intent = {
      ...{ id, operation: kind, owner, mark: saltedHash(subject, id) },
      ...{ parameters: kept, before, state: "sent", code: null },
      ...{ startedAt, unknownSince: null, settledAt: null, keyUntil, until: keyUntil },
    };
    if (write(intent) || again !== "never") return { isBlocked: false, intent, isRepeat: false };
    drop(id);
    throw new NotStored("The browser stores nothing: after a reload nobody would know of this call.");
  }

  async function send<P, V>(
    operation: Operation<P, V>,
    given: Given<P>,
    { intent, isRepeat }: Sendable,
  ): Promise<Result<V>> {
    // The record of what is done is left alone: its row may be closed meanwhile, and its key released.
    const wasDone = intent.state === "done";
    try {
      const value = await operation.send(given.http, given.parameters, intent.id);
      if (!wasDone) settle(intent, "done", null);
      return { state: "done", value };
    } catch (error) {
      const told = operation.outcome?.(error, isRepeat, given.parameters) ?? outcomeOf(error, isRepeat);
      const isConfirmedMeanwhile = !wasDone && find(intent.id)?.state === "done";
      const outcome = isConfirmedMeanwhile ? "done" : told;
      if (outcome === "unknown") return { state: "unknown", intent: lose(intent), error };
      if (!wasDone) settle(intent, outcome, error instanceof HttpError ? error.code : null);
      if (outcome === "done") return { state: "done", value: null };
      throw error;
    }
  }

  const run: Run = (operation, given) => {
    const { name, subject } = operation;
    const lock = `intent:${name}:${given.owner ?? ""}:${subject(given.parameters)}`;
    return tab.lock(lock, "if-free", async (isHeld) => {
      if (!isHeld) return { state: "open", intent: known(name, given.owner, subject(given.parameters)) ?? null };
      const begun = await begin(operation, given);
      if (begun.isBlocked) return { state: "open", intent: begun.intent };
      // Held for as long as this tab waits for the response: whoever gets it knows that nobody does any more.
      return tab.lock(lockOf(begun.intent), "wait", () => send(operation, given, begun));
    });
  };

  /** One that was sent by a tab that is gone, hence unknown; null where its tab still waits. */
  const orphan = (intent: Intent): Promise<Intent | null> =>
    tab.lock(lockOf(intent), "if-free", async (isHeld) => {
      const now = isHeld ? find(intent.id) : undefined;
      return now?.state === "sent" ? lose(now) : now?.state === "unknown" ? now : null;
    });

  async function read(intent: Intent, resolver: Resolver, http: Http): Promise<void> {
    const askedAt = tab.now();
    const verdict = (await resolver.read?.(http, intent)) ?? "unknown";
    const now = find(intent.id);
    if (verdict === "unknown" || now?.state !== "unknown" || now.unknownSince === null) return;
    if (verdict === "moot") return drop(now.id);
    if (verdict === "done") settle(now, "done", null);
    // The clock was set back.
    else if (askedAt < now.unknownSince) write({ ...now, unknownSince: askedAt });
    else if (askedAt - now.unknownSince >= graceMs) settle(now, "refused", "not-done");
  }

  async function checkOne(intent: Intent, resolver: Resolver | undefined, http: Http): Promise<void> {
    if (!resolver) return;
    const unknown = await orphan(intent);
    if (!unknown) return;
    await read(unknown, resolver, http);
    if (find(intent.id)?.state === "unknown") await resolver.repeat?.(run, http, unknown);
  }

  const open = (owner: string | null, resolvers: readonly Resolver[]): Intent[] =>
    live().filter((each) => isOpen(each) && (each.owner === owner || resolverOf(each, resolvers)?.isAnonymous));

  return {
    of: (owner, resolvers = []) =>
      live()
        .filter((each) => each.owner === owner || (owner === null && resolverOf(each, resolvers)?.isAnonymous))
        .sort((a, b) => a.startedAt - b.startedAt),
    open,
    run,
    async check(owner, resolvers, http) {
      for (const intent of records.all()) if (!isLive(intent)) drop(intent.id);
      const checks = open(owner, resolvers).map((intent) => checkOne(intent, resolverOf(intent, resolvers), http));
      // One that could not be asked about stays unknown, and keeps no other from being settled.
      await Promise.allSettled(checks);
    },
    forget(id) {
      const found = find(id);
      if (found && isKeyNeeded(found)) write({ ...found, unknownSince: null });
      else if (found && !isOpen(found)) drop(id);
    },
    confirm(id) {
      const found = find(id);
      // Kept also where its call is on its way: that it has no response says nothing then.
      if (found && isOpen(found)) settle({ ...found, unknownSince: found.unknownSince ?? tab.now() }, "done", null);
    },
    release(operation, owner, subject) {
      const found = known(operation, owner, subject);
      if (found) drop(found.id);
    },
  };
}

/** `isRepeat`: an earlier call of the intent may have taken effect. */
type Sendable = { isBlocked: false; intent: Intent; isRepeat: boolean };
type Begun = Sendable | { isBlocked: true; intent: Intent | null };

const lockOf = ({ id }: Intent) => `intent:${id}`;
