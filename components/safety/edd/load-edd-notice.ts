import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";

/** The way back to the questionnaire, with its messages. */
export const loadEddNotice = () => loadQuietly(() => withMessages(["safety.edd"], () => import("./edd-notice")));
