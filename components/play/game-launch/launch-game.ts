import { publicConfig } from "@/lib/config/public";
import { countryCurrency } from "@/lib/market/currency";
import { deviceClass, launchDevice, type Mode } from "@/lib/play/game-launch/adapter";
import type { LaunchInput, LaunchResult } from "@/lib/play/game-launch/open-game";
import { isFirstLaunch, noteLaunch } from "@/lib/play/game-launch/play-session";
import type { Protocol } from "@/lib/play/game-launch/protocols";
import { launchMutation } from "@/lib/play/game-launch/queries";
import { readClientContext } from "@/lib/session/client-context";
import { runMutation } from "@/lib/session/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** The game of a page, and what a launch needs of the page. */
export interface LaunchFacts
  extends Pick<LaunchInput, "game" | "locale" | "brand" | "jurisdiction" | "partnerId" | "jurisdictions" | "launcher"> {
  /** The market's currency. */
  currency: string;
  channel: "web" | "mobile";
  protocol: Protocol;
  /** Does the game open for players alone? */
  needsLogin: boolean;
  /** Where a visitor counts to be while no country was detected. */
  country: string;
  lobbyHref: string;
  /** Is it open only to players with money in their account? */
  isMoneyOnly: boolean;
}

/** Opens the page's game for the player of this tab, or as a demo in the country and currency that were detected. */
export async function launchGame(mode: Mode, facts: LaunchFacts, signal: AbortSignal): Promise<LaunchResult> {
  const { country, address } = readClientContext({
    cookies: document.cookie,
    userAgent: navigator.userAgent,
    pathname: location.pathname,
  });
  const isTouched = matchMedia("(pointer: coarse)").matches;
  const player = playerIn(useSession.getState());
  if (mode === "real" && !player) throw new Error("No player is signed in.");
  const input: LaunchInput = {
    player: mode === "real" ? player : null,
    game: facts.game,
    locale: facts.locale,
    brand: facts.brand,
    jurisdiction: facts.jurisdiction,
    device: launchDevice(deviceClass(facts.channel, isTouched)),
    client: country
      ? { country, currency: countryCurrency(country), address }
      : { country: facts.country, currency: facts.currency, address },
    lobbyUrl: new URL(facts.lobbyHref, location.origin).href,
    requireNew: mode === "real" && isFirstLaunch(),
    partnerId: facts.partnerId,
    jurisdictions: facts.jurisdictions,
    launcher: facts.launcher,
    frameOrigins: publicConfig().frameOrigins,
    ownOrigin: location.origin,
  };
  const result = await runMutation(launchMutation, { input, signal });
  if (input.requireNew && result.ok) noteLaunch();
  return result;
}
