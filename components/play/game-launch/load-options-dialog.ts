import { withMessages } from "@/lib/market/messages/with-messages";

export const loadOptionsDialog = async () =>
  (await withMessages(["play"], () => import("./options-dialog"))).OptionsDialog;
