import { withMessages } from "@/lib/market/messages/with-messages";

export const loadOptionsDialog = async () =>
  (await withMessages(["play.gameLaunch"], () => import("./options-dialog"))).OptionsDialog;
