import { publicConfig } from "@/lib/config/public";
import type { Currency } from "@/lib/core/money";
import { getBalance } from "@/lib/money/wallet/api";
import { readPushed } from "@/lib/money/wallet/schema";
import { useWallet } from "@/lib/money/wallet/store";
import { platform } from "@/lib/session/platform";
import { getPushToken } from "@/lib/session/push/api";
import { chooseTransport } from "@/lib/session/push/choice";
import { connectPush } from "@/lib/session/push/connection";
import type { PushBody } from "@/lib/session/push/schema";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { report } from "@/lib/site/browser-reports/report";

export const pollMs = 20_000;

/**
 * Keeps the wallet store up to date: read now, by push, every 20 s, and when the tab becomes visible or online again; a hidden
 * tab asks nothing. `currency`: of a platform that names none. Returns the way to stop, which also forgets the balance.
 */
export function startLiveWallet(currency: Currency): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const { tell } = useWallet.getState();
  const isSignedIn = () => !signal.aborted && playerIn(useSession.getState()) !== null;
  let reading = false;
  /** Asked for while an earlier read was under way, whose answer may be older than what it is asked for. */
  let isDue = false;

  async function read(): Promise<void> {
    isDue = reading;
    if (reading || document.hidden || !isSignedIn()) return;
    reading = true;
    const askedAt = Date.now();
    tell({ type: "requested" });
    try {
      const news = await getBalance(platform, currency, signal);
      if (signal.aborted) return;
      const times = { askedAt, at: Date.now() };
      tell(news ? { type: "received", ...news, ...times } : { type: "not-found", ...times });
    } catch (error) {
      if (signal.aborted) return;
      report(error);
      tell({ type: "failed" });
    } finally {
      reading = false;
      if (isDue) void read();
    }
  }

  function hear(body: PushBody): void {
    if (body.type !== "WALLET_BALANCE") return;
    const news = readPushed(body, currency);
    if (news) tell({ type: "pushed", ...news, at: Date.now() });
    // It says at least that the balance has changed.
    else void read();
  }

  const push = connectPush({
    transport: () => chooseTransport(publicConfig().push),
    token: (ending) => getPushToken(platform, ending),
    isSignedIn,
    onMessage: hear,
    // What was pushed while the connection was away is lost: ask.
    onOpen: () => void read(),
    report(error) {
      console.error(error);
      report(error);
    },
  });
  const comeBack = () => {
    if (document.hidden) return;
    push.wake();
    void read();
  };
  const poll = setInterval(read, pollMs);
  document.addEventListener("visibilitychange", comeBack, { signal });
  addEventListener("online", comeBack, { signal });
  void read();

  return () => {
    stopped.abort();
    clearInterval(poll);
    push.stop();
    tell({ type: "signed-out" });
  };
}
