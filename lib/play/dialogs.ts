import type { ByPlace } from "@/lib/market/policy/by-place";
import { defineDialog } from "@/lib/site/dialogs/handle";
import type { GameList } from "./game-lists/api";

/** A way to the demo of the game that is played. `kycStatus`: of the account, null while it is not known. */
export interface DemoOffer {
  isOpenFor(kycStatus: string | null): boolean;
  start(): void;
}

interface GameMenu {
  lobbyHref: string;
  /** BCP 47, for figures. */
  tag: string;
  demo: DemoOffer | null;
  /** Of the market policy. */
  breakConfirmation: ByPlace<boolean>;
}

export const gameMenuDialog = defineDialog<GameMenu>("gameMenu", { priority: "player", canClose: true });

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

export const listFilterDialog = defineDialog<{ list: GameList }>("listFilter", { priority: "player", canClose: true });

export const searchDialog = defineDialog<{ edition: string; count: number | null }>("search", {
  priority: "player",
  canClose: true,
});
