import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";

/** What tells of deposits that are settled, with its messages. */
export const loadDepositNews = () => loadQuietly(() => withMessages(["money.settled"], () => import("./deposit-news")));
