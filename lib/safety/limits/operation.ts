import type { Operation, Resolver } from "@/lib/core/intents/intent";
import { changeLimit, getLimits } from "./api";
import { isMade, keptChange, type LimitChange, storedChange } from "./change";
import type { Limit } from "./schema";

/**
 * A change of a limit. One that is sent a second time could take effect after its player has changed their mind, so the site sends it
 * once and reads the truth.
 */
export const limitOperation: Operation<LimitChange, Limit[]> = {
  name: "limit",
  again: "never",
  subject: ({ kind, period }) => `${kind} ${period}`,
  keep: storedChange,
  send: changeLimit,
};

/** The limits themselves tell what became of a change. */
export const limitResolver: Resolver = {
  operation: limitOperation.name,
  async read(http, { parameters }) {
    const change = keptChange(parameters);
    if (!change) return "unknown";
    const limit = (await getLimits(http, change.kind)).find(({ period }) => period === change.period);
    if (!limit) return "unknown";
    return isMade(change, limit) ? "done" : "not-done";
  },
};
