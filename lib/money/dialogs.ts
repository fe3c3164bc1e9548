import { defineDialog } from "@/lib/site/dialogs/handle";

export const depositDialog = defineDialog("deposit", { priority: "player", canClose: true, hasAddress: true });

/** The player's money at a glance, from wherever a balance is shown. */
export const walletDialog = defineDialog("wallet", { priority: "player", canClose: true });
