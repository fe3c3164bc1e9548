import { publicConfig } from "@/lib/config/public";
import { countryCurrency } from "@/lib/market/currency";
import { pageLocale } from "@/lib/market/messages/fetch";
import { walletQuery } from "@/lib/money/wallet/queries";
import { isLaunchAgreed } from "@/lib/offers/limitations/queries";
import { lobbyPageTypeOf } from "@/lib/play/catalogue/game-ref";
import type { LaunchInput, LaunchResult } from "@/lib/play/game-launch/launch/open-game";
import { isFirstLaunch, recordLaunch } from "@/lib/play/game-launch/launch/play-session";
import { launchDevice, type Mode } from "@/lib/play/game-launch/providers/launch-call";
import type { Protocol } from "@/lib/play/game-launch/providers/protocols";
import { launchMutation } from "@/lib/play/game-launch/queries";
import { recentGameMutation } from "@/lib/play/my-games/queries";
import { paths } from "@/lib/routing/paths";
import { isBreakOpen } from "@/lib/safety/breaks/queries";
import { isLockedNow, type LockState, watchLock } from "@/lib/safety/lock-hours/queries";
import { readClientContext } from "@/lib/session/client-context/client-context";
import { thisDevice } from "@/lib/session/client-context/device";
import { useIntentChanges } from "@/lib/session/intents/browser-intents";
import { queryClient, runMutation } from "@/lib/session/player/player-queries";
import { type Player, playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { handleRefusedPlayer } from "./refused-player";

/** The game of a page, and what a launch needs of the page. */
export interface LaunchFacts
  extends Pick<
    LaunchInput,
    "game" | "needsLogin" | "locale" | "brand" | "partnerId" | "jurisdictions" | "launcher" | "rules"
  > {
  /** The market's currency. */
  currency: string;
  channel: "web" | "mobile";
  protocol: Protocol;
  /** Where a visitor counts to be while no country was detected. */
  country: string;
  lobbyHref: string;
  liveLobbyHref: string;
  /** The picture of the game in the dialogs that say why it is not played. */
  thumb: string;
  /** Does its provider have it for phones and tablets alone? */
  isMobileOnly: boolean;
  /** Is it open only to players with money in their account? */
  isMoneyOnly: boolean;
}

/** Opens the page's game for the player of this tab, or as a demo in the country and currency that were detected. */
export async function launchGame(mode: Mode, facts: LaunchFacts, signal: AbortSignal): Promise<LaunchResult> {
  const { country, region, address } = readClientContext({
    cookies: document.cookie,
    userAgent: navigator.userAgent,
    pathname: location.pathname,
  });
  const player = playerIn(useSession.getState());
  if (mode === "real" && !player) throw new Error("No player is signed in.");
  // A break that may have begun already.
  if (mode === "real" && player && isBreakOpen(player)) return { ok: false, problem: "not-allowed", detail: null };
  if (mode === "real" && (await isLockedNow())) return { ok: false, problem: "lock-hours", detail: null };
  const input: LaunchInput = {
    player: mode === "real" ? player : null,
    game: facts.game,
    needsLogin: facts.needsLogin,
    locale: facts.locale,
    brand: facts.brand,
    demoFor: mode === "demo" ? player : null,
    rules: facts.rules,
    device: launchDevice(thisDevice(facts.channel)),
    client: country
      ? { country, province: region, currency: countryCurrency(country), address }
      : { country: facts.country, currency: facts.currency, address },
    lobbyUrl: new URL(facts.lobbyHref, location.origin).href,
    depositUrl: new URL(paths.deposit(pageLocale()), location.origin).href,
    requireNew: mode === "real" && isFirstLaunch(),
    onPlaySession: recordLaunch,
    ...(player && {
      isAgreed: (gameId: string, stop: AbortSignal | undefined) => isLaunchAgreed(player, gameId, stop),
    }),
    partnerId: facts.partnerId,
    jurisdictions: facts.jurisdictions,
    launcher: facts.launcher,
    frameOrigins: publicConfig().frameOrigins,
    ownOrigin: location.origin,
  };
  const result = await runMutation(launchMutation, { input, signal });
  if (input.player && result.ok && !signal.aborted) noteRecentGame(input.player, facts.game);
  if (!result.ok && result.problem === "money-needed") refusedWallet = knownWallet();
  if (!result.ok && result.problem === "refused-player" && player)
    void handleRefusedPlayer(player, result.detail, facts);
  return result;
}

/**
 * Calls when play for real money closes to the player while a game of theirs runs: a break was asked for, or the lock hours of the device
 * have begun. A device that wakes up may not know the time at once: that closes it with the second look. Returns what ends it.
 */
export function watchClosure(onClosed: (problem: "not-allowed" | "lock-hours") => void): () => void {
  const lookAtBreak = () => {
    const player = playerIn(useSession.getState());
    if (player && isBreakOpen(player)) onClosed("not-allowed");
  };
  const endBreak = useIntentChanges.subscribe(lookAtBreak);
  lookAtBreak();
  let before: LockState = "open";
  const endLock = watchLock((state) => {
    if (state === "locked" || (state === "unknown" && before === "unknown")) onClosed("lock-hours");
    before = state;
  });
  return () => {
    endBreak();
    endLock();
  };
}

/** The player's wallet when a game was refused because of insufficient money. */
let refusedWallet: ReturnType<typeof knownWallet>;

function knownWallet() {
  const player = playerIn(useSession.getState());
  return player ? queryClient.getQueryData(walletQuery(player).queryKey) : undefined;
}

/**
 * Resolves when the player of this tab has got money since the refusal: the wallet is kept up to date by what shows it, and by push messages.
 * @throws when given up
 */
export async function waitForMoney(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const look = () => {
      const wallet = knownWallet();
      if (wallet !== refusedWallet && (wallet?.balances?.totalBalance.amountMinor ?? 0) > 0) end(resolve);
    };
    const unsubscribe = queryClient.getQueryCache().subscribe(look);
    const end = (settle: () => void) => {
      unsubscribe();
      settle();
    };
    signal.addEventListener("abort", () => end(() => reject(signal.reason)), { once: true });
    // It may have come while this code was on its way.
    look();
  });
}

/** A game that was opened for real money is one of the player's recent games. */
function noteRecentGame(player: Player, { type, gameId }: LaunchFacts["game"]): void {
  runMutation(recentGameMutation(player), { gameId, lobbyPageType: lobbyPageTypeOf(type) }).catch(() => {});
}
