import { stored } from "@/lib/core/browser-storage";
import { bankAddress } from "./bank-address";
import type { Progress } from "./flow";
import { CallbackMessage, PayAndPlaySession } from "./schema";

/** As long as the bank's word is good for. */
const lifetimeMs = 30 * 60_000;

interface Kept {
  progress: Progress;
  at: number;
}

/**
 * The progress of the payment, for this tab: a reload resumes there, since the bank may have received it. Nobody is signed in yet, and
 * money may be under way: it outlasts a sign-out in another tab.
 */
const kept = stored<Kept>({
  owner: "browser",
  key: "pay-and-play",
  area: "session",
  version: 2,
  parse(value) {
    const { progress, at } = Object(value);
    const known = parseProgress(Object(progress));
    return known && typeof at === "number" ? { progress: known, at } : null;
  },
});

function parseProgress({ step, address, session, ...rest }: Record<string, unknown>): Progress | null {
  if (step === "bank") {
    const allowed = typeof address === "string" ? bankAddress(address) : null;
    return allowed === null ? null : { step, address: allowed };
  }
  if (step === "checking") {
    const { data } = CallbackMessage.safeParse(rest);
    return data && "code" in data ? { step, ...data } : null;
  }
  const { data } = PayAndPlaySession.safeParse(session);
  return step === "session" && data ? { step, session: data } : null;
}

export const savePayAndPlay = (progress: Progress, now = Date.now()): void => void kept.write({ progress, at: now });

export function peekPayAndPlay(now = Date.now()): Progress | null {
  const found = kept.read();
  return found && now - found.at < lifetimeMs ? found.progress : null;
}

export const forgetPayAndPlay = (): void => void kept.forget();
