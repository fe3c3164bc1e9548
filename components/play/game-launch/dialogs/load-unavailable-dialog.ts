import { withMessages } from "@/lib/market/messages/with-messages";

export const loadUnavailableDialog = async () =>
  (await withMessages(["play.gameLaunch"], () => import("./unavailable-dialog"))).UnavailableDialog;
