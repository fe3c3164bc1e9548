import { publicConfig } from "@/lib/config/public";
import { HttpError } from "@/lib/core/http/http-errors";
import type { Operation, Resolver } from "@/lib/core/intents/intent";
import { load } from "@/lib/core/lazy-import";
import { startBreak } from "./api";
import { type BreakRequest, breakEnd, keptBreak, storedBreak } from "./break";

/**
 * Beginning a break. Sent again with its key until it is answered: that somebody stops is not left to a lost response. Each length is a
 * subject of its own, so that a longer break never waits for the answer to a shorter one.
 */
export const breakOperation: Operation<BreakRequest, undefined> = {
  name: "break",
  again: "until-answered",
  subject: (requested) => `${requested.kind} ${requested.kind === "timeOut" ? requested.hours : requested.months}`,
  keep: storedBreak,
  send: startBreak,
  outcome(error, isRepeat, { kind }) {
    if (!isRepeat || !(error instanceof HttpError)) return;
    const { status, code } = error;
    // The first call began it. Only an exclusion may be refused because of a weaker break.
    if (code === "error.player.timeout") return kind === "timeOut" ? "done" : "unknown";
    if (code === "error.player.self_excluded") return "done";
    // In words of the platform, which answers a call that took effect as it did then.
    const isFinal = code !== null && status < 500 && !passing.includes(status);
    return isFinal && publicConfig().ignoresKeys !== true ? "refused" : undefined;
  },
};

/** Refusals that say nothing of the break: of the sign-in, of the moment, of a call that is still under way. */
const passing = [401, 408, 409, 425, 429];

export const breakResolver: Resolver = {
  operation: breakOperation.name,
  /** One whose time would be over is wanted no more: sent late, it would begin anew. */
  async read(_http, { parameters, startedAt }) {
    const requested = keptBreak(parameters);
    const end = requested && breakEnd(requested, new Date(startedAt));
    return !requested || (end && end.getTime() <= Date.now()) ? "moot" : "unknown";
  },
  async repeat(run, http, { owner, parameters }) {
    const requested = keptBreak(parameters);
    if (!requested) return;
    const { state } = await run(breakOperation, { owner, parameters: requested, http });
    if (state === "done") await leaveForBreak(requested);
  },
};

/** A break has begun: signs out everywhere, and says on the home page what holds now. */
export async function leaveForBreak({ kind }: BreakRequest): Promise<void> {
  const { endSession } = await load(() => import("@/lib/session/sign-out/end-session"));
  await endSession(kind);
}
