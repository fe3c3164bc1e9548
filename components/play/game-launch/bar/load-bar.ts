import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";

/** Loads what players alone have beside a game. */
export const loadBarParts = () => loadQuietly(() => withMessages(["play.gameLaunch"], () => import("./bar-chunk")));
