import type { Operation, Resolver } from "@/lib/core/intents/intent";
import { load } from "@/lib/core/lazy-import";
import { startBreak } from "./api";
import { type BreakWish, breakEnd, keptBreak, storedBreak } from "./break";

/**
 * Beginning a break. Sent again with its key until it is answered: that somebody stops is not left to a lost response. Each length is a
 * subject of its own, so that a longer break never waits for the answer to a shorter one.
 */
export const breakOperation: Operation<BreakWish, undefined> = {
  name: "break",
  again: "until-answered",
  subject: (wish) => `${wish.kind} ${wish.kind === "timeOut" ? wish.hours : wish.months}`,
  keep: storedBreak,
  send: startBreak,
};

export const breakResolver: Resolver = {
  operation: breakOperation.name,
  /** One whose time would be over is wanted no more: sent late, it would begin anew. */
  async read(_http, { parameters, startedAt }) {
    const wish = keptBreak(parameters);
    const end = wish && breakEnd(wish, new Date(startedAt));
    return !wish || (end && end.getTime() <= Date.now()) ? "moot" : "unknown";
  },
  async repeat(run, http, { owner, parameters }) {
    const wish = keptBreak(parameters);
    if (!wish) return;
    const { state } = await run(breakOperation, { owner, parameters: wish, http });
    if (state === "done") await leaveForBreak(wish);
  },
};

/** A break has begun: signs out everywhere, and says on the home page what holds now. */
export async function leaveForBreak({ kind }: BreakWish): Promise<void> {
  const { endSession } = await load(() => import("@/lib/session/sign-out/end-session"));
  await endSession(kind, { everywhere: true });
}
