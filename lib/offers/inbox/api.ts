import { getPlayerContent } from "@/lib/session/player-content/api";
import { InboxItem } from "./schema";

/** What is for the player of this tab, in the language of a locale. @throws as every call does */
export const getInbox = (locale: string, signal: AbortSignal) =>
  getPlayerContent("api/player/inbox", { locale }, InboxItem, signal);
