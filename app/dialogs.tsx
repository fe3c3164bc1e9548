"use client";

import { loadLoginDialog, loadMaxAttemptsDialog } from "@/components/account/login/load-login-dialogs";

import { loadResetDialog } from "@/components/account/password-reset/load-reset-dialog";
import { loadPayAndPlayDialog } from "@/components/account/pay-and-play/load-pay-and-play";
import {
  loadFinishSignUpDialog,
  loadSignUpDialog,
  loadWelcomeDialog,
} from "@/components/account/sign-up/load-sign-up-dialog";
import { loadDepositDialog } from "@/components/money/deposit/load-deposit-dialog";
import { loadRewardsDialog } from "@/components/offers/rewards/load-rewards-dialog";
import { loadLeaveDialog } from "@/components/play/game-launch/load-leave-dialog";
import { loadOptionsDialog } from "@/components/play/game-launch/load-options-dialog";
import { loadUnavailableDialog } from "@/components/play/game-launch/load-unavailable-dialog";
import { loadListFilterDialog } from "@/components/play/game-lists/load-list";
import { loadSearchDialog } from "@/components/play/search/load-search";
import { DialogHost, type DialogRegistry } from "@/components/site/dialog-host";
import { ErrorDialog } from "@/components/site/error-dialog";
import { loadMarketsDialog } from "@/components/site/load-markets-dialog";
import { loadGameMenu } from "./load-game-menu";

/** Every dialog of the site, and how it is loaded. A popup route has the name of its row in `lib/routing/routes.ts`. */
const registry: DialogRegistry = {
  // At hand from the start: it explains that something did not arrive.
  error: { priority: "message", canClose: true, load: async () => ErrorDialog },
  login: { priority: "player", canClose: true, load: loadLoginDialog },
  deposit: { priority: "player", canClose: true, load: loadDepositDialog },
  resetPassword: { priority: "player", canClose: true, load: loadResetDialog },
  signUp: { priority: "player", canClose: true, load: loadSignUpDialog },
  finishSignUp: { priority: "player", canClose: true, load: loadFinishSignUpDialog },
  welcome: { priority: "message", canClose: true, load: loadWelcomeDialog },
  leaveGame: { priority: "message", canClose: true, load: loadLeaveDialog },
  maxAttempts: { priority: "message", canClose: true, load: loadMaxAttemptsDialog },
  gameMenu: { priority: "player", canClose: true, load: loadGameMenu },
  gameOptions: { priority: "player", canClose: true, load: loadOptionsDialog },
  gameUnavailable: { priority: "message", canClose: true, load: loadUnavailableDialog },
  listFilter: { priority: "player", canClose: true, load: loadListFilterDialog },
  lobbyRewards: { priority: "player", canClose: true, load: loadRewardsDialog },
  search: { priority: "player", canClose: true, load: loadSearchDialog },
  signUpPnp: { priority: "player", canClose: true, load: loadPayAndPlayDialog },
  markets: { priority: "player", canClose: true, load: loadMarketsDialog },
};

export function Dialogs() {
  return <DialogHost registry={registry} />;
}
