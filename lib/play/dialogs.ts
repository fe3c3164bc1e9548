import type { GameLobby } from "@/lib/routing/lobby-type";
import { defineDialog } from "@/lib/site/dialogs/handle";

/** A way to the demo of the game that is played. `kycStatus`: of the account, null while it is not known. */
export interface DemoOffer {
  isOpenFor(kycStatus: string | null): boolean;
  start(): void;
}

/** `tag`: BCP 47, for figures. */
export const gameMenuDialog = defineDialog<{ lobbyHref: string; tag: string; demo: DemoOffer | null }>("gameMenu", {
  priority: "player",
  canClose: true,
});

export const gameOptionsDialog = defineDialog<{ title: string; hasDemo: boolean; thumb: string }>("gameOptions", {
  priority: "player",
  canClose: true,
});

export const gameUnavailableDialog = defineDialog<{ lobbyHref: string; thumb: string }>("gameUnavailable", {
  priority: "message",
  canClose: true,
});

/** `onLeave`: the player leaves the running round. */
export const leaveGameDialog = defineDialog<{ onLeave: () => void }>("leaveGame", {
  priority: "message",
  canClose: true,
});

export const listFilterDialog = defineDialog<{
  list: { edition: string; lobby: GameLobby; id: string; pageSize: number; tag: string };
}>("listFilter", { priority: "player", canClose: true });

export const searchDialog = defineDialog<{ edition: string; count: number | null }>("search", {
  priority: "player",
  canClose: true,
});
