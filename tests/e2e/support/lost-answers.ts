import type { BrowserContext } from "@playwright/test";

/** What becomes of a call: it passes, it never arrives, or it takes effect and its response never arrives. */
export type Loss = "none" | "before" | "after";

export interface LossyCall {
  /** From the next call on. */
  lose: (loss: Loss) => void;
  /** The `Idempotency-Key` of each call that left the browser, in order. */
  keys: readonly string[];
}

/** Loses the calls of a method whose path ends in this one, whatever their query, in every page of the browser. */
export async function loseAnswers(context: BrowserContext, method: string, path: string): Promise<LossyCall> {
  let loss: Loss = "none";
  const keys: string[] = [];
  await context.route(
    ({ pathname }) => pathname.endsWith(path),
    async (route) => {
      const request = route.request();
      if (request.method() !== method) return route.fallback();
      keys.push(request.headers()["idempotency-key"] ?? "");
      // A page that is left meanwhile ends its own calls.
      const leave = () => {};
      if (loss === "none") return route.continue().catch(leave);
      if (loss === "after") await route.fetch().catch(leave);
      return route.abort("connectionfailed").catch(leave);
    },
  );
  return {
    keys,
    lose(next) {
      loss = next;
    },
  };
}
