import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";

/**
 * How the first step is checked and sent, with its captcha, and the steps that it leads to, so that none of them is waited for.
 * Loaded once something is given.
 */
export const loadLaterSteps = () =>
  loadQuietly(
    async () => (await withMessages(["signup", "account", "site"], () => import("./later-steps"))).laterSteps,
  );
