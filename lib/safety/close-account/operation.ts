import { HttpError } from "@/lib/core/http/http-errors";
import type { Json, Operation, Resolver } from "@/lib/core/intents/intent";
import { load } from "@/lib/core/lazy-import";
import { sendClosing } from "./api";

/** What a player says beside it: a reason, or none. */
export interface Closing {
  reason: string | null;
}

/** Closing the account. Sent again with its key until it is answered; an account that is closed already is what was wanted. */
export const closeOperation: Operation<Closing, undefined> = {
  name: "close-account",
  again: "until-answered",
  subject: () => "",
  keep: ({ reason }) => ({ reason }),
  send: (http, { reason }, key) => sendClosing(http, reason, key),
  outcome: (error) =>
    error instanceof HttpError && error.status === 403 && error.code === "error.player.closed" ? "done" : undefined,
};

export const closeResolver: Resolver = {
  operation: closeOperation.name,
  async repeat(run, http, { owner, parameters }) {
    const { state } = await run(closeOperation, { owner, parameters: keptClosing(parameters), http });
    if (state === "done") await leaveForGood();
  },
};

/** What was kept; a reason that nobody can read is none. */
function keptClosing(parameters: Json): Closing {
  const { reason } = Object(parameters);
  return { reason: typeof reason === "string" ? reason : null };
}

/** The account is closed: signs out everywhere, and says so. */
export async function leaveForGood(): Promise<void> {
  const { endSession } = await load(() => import("@/lib/session/sign-out/end-session"));
  await endSession("closed");
}
