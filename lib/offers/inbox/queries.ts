import { playerContentQuery } from "@/lib/session/player-content/queries";
import type { Player } from "@/lib/session/state";
import { getInbox } from "./api";

export const inboxQuery = (player: Player, locale: string) =>
  playerContentQuery(player, ["inbox", locale], (signal) => getInbox(locale, signal));
