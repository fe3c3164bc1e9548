import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";

/**
 * The check and submit of the first step, with its captcha, and the following steps, so that nobody waits for one of them.
 * Loaded once a field has a value.
 */
export const loadLazySteps = () =>
  loadQuietly(
    async () =>
      (
        await withMessages(
          ["account.captcha", "account.login", "account.oneTimeCode", "account.signUp", "site.form"],
          () => import("./lazy-steps"),
        )
      ).lazySteps,
  );
