import { defineDialog } from "@/lib/site/dialogs/handle";

export const depositDialog = defineDialog("deposit", { priority: "player", canClose: true, hasAddress: true });
