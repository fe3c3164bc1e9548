import {
  gameOptionsDialog,
  gameUnavailableDialog,
  leaveGameDialog,
  listFilterDialog,
  searchDialog,
} from "@/lib/play/dialogs";
import { type DialogEntry, dialogEntry } from "../site/dialogs/dialog-entry";
import { loadLeaveDialog } from "./game-launch/dialogs/load-leave-dialog";
import { loadOptionsDialog } from "./game-launch/dialogs/load-options-dialog";
import { loadUnavailableDialog } from "./game-launch/dialogs/load-unavailable-dialog";
import { loadListFilterDialog } from "./game-lists/load-list";
import { loadSearchDialog } from "./search/load-search";

/** What loads the dialogs of the area, apart from the menu over a game, which `app` composes of several areas. */
export const playDialogs: readonly DialogEntry[] = [
  dialogEntry(gameOptionsDialog, loadOptionsDialog),
  dialogEntry(gameUnavailableDialog, loadUnavailableDialog),
  dialogEntry(leaveGameDialog, loadLeaveDialog),
  dialogEntry(listFilterDialog, loadListFilterDialog),
  dialogEntry(searchDialog, loadSearchDialog),
];
