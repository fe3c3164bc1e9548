import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";

/** What looks at the limits of whoever is signed in, with its messages. */
export const loadLimitWatch = () => loadQuietly(() => withMessages(["safety.limits"], () => import("./limit-watch")));
