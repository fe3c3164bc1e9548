import { withMessages } from "@/lib/market/messages/with-messages";

/** The question that Back raises while a round for real money runs, with its messages. */
export const loadLeaveDialog = async () =>
  (await withMessages(["play.gameLaunch"], () => import("./leave-dialog"))).LeaveDialog;
