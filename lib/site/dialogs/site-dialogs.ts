import { defineDialog } from "./handle";

export const errorDialog = defineDialog<{ reference: string }>("error", { priority: "message", canClose: true });
/** After the log-out of an idle player, whom the session itself knows no more. `isConfirmed`: by the platform too. */
export const idlePlayerDialog = defineDialog<{ isConfirmed: boolean }>("idlePlayer", {
  priority: "interruption",
  canClose: true,
});
export const marketsDialog = defineDialog("markets", { priority: "player", canClose: true, hasAddress: true });
