import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";

/** How the first step is sent, together with the steps that it leads to, so that none of them is waited for. Loaded once something is given. */
export const loadLaterSteps = () =>
  loadQuietly(async () => {
    const [{ LaterStep }, { sendDetails }] = await Promise.all([
      withMessages(["signup", "account", "site"], () => import("./later-steps")),
      import("./use-registration"),
    ]);
    return { LaterStep, sendDetails };
  });
