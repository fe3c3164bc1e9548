import { defineDialog } from "./handle";

export const errorDialog = defineDialog<{ reference: string }>("error", { priority: "message", canClose: true });
export const marketsDialog = defineDialog("markets", { priority: "player", canClose: true, hasAddress: true });
