"use client";

import { accountDialogs } from "@/components/account/dialogs";
import { moneyDialogs } from "@/components/money/dialogs";
import { offersDialogs } from "@/components/offers/dialogs";
import { playDialogs } from "@/components/play/dialogs";
import { safetyDialogs } from "@/components/safety/dialogs";
import { dialogEntry } from "@/components/site/dialogs/dialog-entry";
import { DialogHost } from "@/components/site/dialogs/dialog-host";
import { siteDialogs } from "@/components/site/dialogs/site-dialogs";
import { gameMenuDialog } from "@/lib/play/dialogs";
import { loadGameMenu } from "./load-game-menu";

/** The dialogs of every area, and those that are composed of several. */
const registry = [
  ...siteDialogs,
  ...accountDialogs,
  ...playDialogs,
  ...moneyDialogs,
  ...offersDialogs,
  ...safetyDialogs,
  dialogEntry(gameMenuDialog, loadGameMenu),
];

export function Dialogs() {
  return <DialogHost registry={registry} />;
}
