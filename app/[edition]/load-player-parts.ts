import { loadQuietly } from "@/lib/core/lazy-import";
import { loadMessages } from "@/lib/market/messages/fetch";

/** One chunk for all of them: chunks that are loaded side by side would each bring what they share. */
export const loadPlayerParts = () => loadQuietly(() => import("./player-parts"));

/** The session and the banners do not wait for messages that they do not show. */
export const loadFigures = () => Promise.all([loadPlayerParts(), loadMessages("money")]).then(([parts]) => parts);

export const loadMyGames = () => Promise.all([loadPlayerParts(), loadMessages("play")]).then(([parts]) => parts);
