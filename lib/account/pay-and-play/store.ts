import { stored } from "@/lib/core/browser-storage";
import { PayAndPlaySession } from "./schema";

/** As long as the bank's word is good for. */
const lifetimeMs = 30 * 60_000;

interface Kept {
  session: PayAndPlaySession;
  at: number;
}

/** The session of a verified code, for this tab: a reload goes on where it was, since the payment is made. */
const kept = stored<Kept>({
  key: "pay-and-play",
  area: "session",
  version: 1,
  parse(value) {
    const { session, at } = Object(value);
    const { data } = PayAndPlaySession.safeParse(session);
    return data && typeof at === "number" ? { session: data, at } : null;
  },
});

export const keepPayAndPlay = (session: PayAndPlaySession, now = Date.now()): void =>
  void kept.write({ session, at: now });

export function peekPayAndPlay(now = Date.now()): PayAndPlaySession | null {
  const found = kept.read();
  return found && now - found.at < lifetimeMs ? found.session : null;
}

export const forgetPayAndPlay = (): void => void kept.forget();
