import { WelcomeTrigger } from "@/components/account/sign-up/welcome/welcome-trigger";
import { TermsGuard } from "@/components/account/terms/terms-guard";
import { DepositWatch } from "@/components/money/deposit/deposit-watch";
import { BalanceFigures } from "@/components/money/wallet/balance-figures";
import { InboxCount } from "@/components/offers/inbox/inbox-count";
import { ClosedProducts } from "@/components/play/lobby/closed-products";
import { ProductGuard } from "@/components/play/lobby/product-guard";
import { openBreak } from "@/components/safety/breaks/break-control";
import { ConsentSync } from "@/components/safety/consent/consent-sync";
import { EddPlace } from "@/components/safety/edd/edd-place";
import { SafetyTimers } from "@/components/safety/safety-timers";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";
import { resolveSession } from "@/lib/session/check-sign-in";
import { isPermittedFor } from "@/lib/session/player/account-place";
import { Push } from "./push";

/** What every page loads for a player only: the session, the push connection, the header's balance and count of messages, the guards, the timers, the way to a break, news of deposits. */
export {
  BalanceFigures,
  ClosedProducts,
  ConsentSync,
  DepositWatch,
  EddPlace,
  InboxCount,
  isPermittedFor,
  openBreak,
  ProductGuard,
  Push,
  resolveSession,
  SafetyTimers,
  TermsGuard,
  WelcomeTrigger,
};

// The chunks of the places load from here: the bundler leaves out of each what this chunk has already.
export const loadLobbyChunk = () =>
  loadQuietly(() => withMessages(["play.catalogue", "play.myGames"], () => import("./lobby-chunk")));
export const loadPlayerLiveChunk = () => loadQuietly(() => import("./player-live-chunk"));
export const loadBannerItems = () => loadQuietly(() => import("@/components/play/lobby/player-banner-items"));
export const loadPlayerHeart = () =>
  loadQuietly(() => withMessages(["play.myGames"], () => import("@/components/play/my-games/player-heart")));
export const loadMyGamesGrid = () =>
  loadQuietly(() =>
    withMessages(
      ["play.catalogue", "play.myGames", "site.form", "site.query"],
      () => import("@/components/play/my-games/my-games-grid"),
    ),
  );
export const loadBreakButtons = () =>
  loadQuietly(() => withMessages(["safety.breaks", "site.form"], () => import("./break-chunk")));
