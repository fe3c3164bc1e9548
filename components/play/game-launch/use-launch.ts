import { useEffect, useReducer } from "react";
import { publicConfig } from "@/lib/config/public";
import { load } from "@/lib/core/lazy-import";
import { deviceClass, launchDevice, type Mode, type Signal } from "@/lib/play/game-launch/adapter";
import { launch, noLaunch } from "@/lib/play/game-launch/launch";
import type { Opened, Wish } from "@/lib/play/game-launch/open-game";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** What a page says of its game and of itself. */
export interface LaunchFacts extends Pick<Wish, "game" | "locale" | "brand" | "jurisdiction"> {
  channel: "web" | "mobile";
  /** Where a visitor counts to be while the site has not said. */
  country: string;
  lobbyHref: string;
  /** Is it open only to players with money in their account? */
  isMoneyOnly: boolean;
}

export type ReadTotal = Wish["readTotalMinor"];

const silenceMs = 10_000;

/** The launch of the page's game: real for a player at once, a demo when asked for; ends with the sign-out. */
export function useLaunch(facts: LaunchFacts, readTotalMinor: ReadTotal) {
  const [state, dispatch] = useReducer(launch, noLaunch);
  const { session } = useSession();
  const kind = session?.kind ?? "pending";
  const playerId = session?.kind === "player" ? session.player.playerId : null;
  const { attempt, status } = state;
  const mode = status === "idle" ? null : state.mode;
  const isSilent = status === "game" && !state.isReady;

  // A game belongs to the player it was opened for, who may be followed by another as well as by nobody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the end of this very player's session that counts.
  useEffect(() => () => dispatch({ type: "signed-out" }), [playerId]);

  useEffect(() => {
    // Said again after an attempt: it may have been under way when the player signed in.
    if (kind === "player" && (status === "idle" || status === "error")) dispatch({ type: "signed-in" });
  }, [kind, status]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is made once, with the facts of its moment.
  useEffect(() => {
    if (status !== "loading" || mode === null) return;
    const stop = new AbortController();
    open(mode, facts, readTotalMinor, stop.signal).then(
      (opened) => dispatch({ attempt, ...eventOf(opened) }),
      () => {
        if (!stop.signal.aborted) dispatch({ type: "failed", attempt, problem: "unreachable", detail: null });
      },
    );
    return () => stop.abort();
  }, [attempt, status, mode]);

  useEffect(() => {
    if (!isSilent) return;
    const timer = setTimeout(() => dispatch({ type: "stayed-silent", attempt }), silenceMs);
    return () => clearTimeout(timer);
  }, [attempt, isSilent]);

  return {
    launch: state,
    session: kind,
    start: (wanted: Mode) => dispatch({ type: "started", mode: wanted }),
    hear(signal: Signal) {
      if (signal === "ready") dispatch({ type: "became-ready", attempt });
      if (signal === "round-started" || signal === "round-ended")
        dispatch({ type: "round-changed", attempt, isInRound: signal === "round-started" });
    },
  };
}

function eventOf(opened: Opened) {
  return opened.ok
    ? ({ type: "opened", address: opened.address } as const)
    : ({ type: "failed", problem: opened.problem, detail: opened.detail } as const);
}

/** The code that asks the platform is loaded with the first launch: a visitor who reads the facts needs none of it. */
async function open(mode: Mode, facts: LaunchFacts, readTotalMinor: ReadTotal, signal: AbortSignal): Promise<Opened> {
  const [{ openGame }, { platform }, { readStation }] = await load(() =>
    Promise.all([
      import("@/lib/play/game-launch/open-game"),
      import("@/lib/session/platform"),
      import("@/lib/session/client-context"),
    ]),
  );
  const { partnerId, launchers, frameOrigins } = publicConfig();
  const { country, address } = readStation({
    cookies: document.cookie,
    userAgent: navigator.userAgent,
    pathname: location.pathname,
  });
  const isTouched = matchMedia("(pointer: coarse)").matches;
  const wish: Wish = {
    mode,
    game: facts.game,
    locale: facts.locale,
    brand: facts.brand,
    jurisdiction: facts.jurisdiction,
    device: launchDevice(deviceClass(facts.channel, isTouched)),
    station: { country: country || facts.country, address },
    multibrandSuspended: playerIn(useSession.getState())?.multibrand.suspended ?? false,
    readTotalMinor,
    lobbyUrl: new URL(facts.lobbyHref, location.origin).href,
    partnerId,
    launcher: launchers[facts.game.provider],
    frameOrigins,
    ownOrigin: location.origin,
  };
  return openGame(platform, wish, signal);
}
