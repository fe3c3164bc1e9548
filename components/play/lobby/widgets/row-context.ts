import type { ComponentType } from "react";
import type { AnyLiveWidget } from "@/components/play/live-data/live-widget";
import type { Translator } from "@/lib/market/messages/translator";
import type { LobbyWidgets } from "@/lib/play/lobby/widgets/schema";
import type { Edition } from "@/lib/routing/edition";
import type { GameLobby } from "@/lib/routing/lobby-type";

/** The islands of a lobby, which the page brings. */
export interface LobbyIslands {
  Live: ComponentType<AnyLiveWidget>;
  /** The player's own games; takes no room for a guest. */
  PlayerGames: ComponentType<{ edition: string }>;
}

/** The shared props of every row of a lobby. */
export interface RowContext {
  t: Translator<"play.lobby">;
  edition: Edition;
  lobby: GameLobby;
  content: LobbyWidgets;
  islands: LobbyIslands;
}
