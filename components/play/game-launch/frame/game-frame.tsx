"use client";

import { clsx } from "clsx";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { GameBar } from "@/components/play/game-launch/bar/game-bar";
import { DemoRow } from "@/components/play/game-launch/demo/demo-row";
import { useDemoOffer } from "@/components/play/game-launch/demo/use-demo-offer";
import type { LaunchFacts } from "@/components/play/game-launch/launch/launch-game";
import { useLaunch } from "@/components/play/game-launch/launch/use-launch";
import { useMobileOnly } from "@/components/play/game-launch/launch/use-mobile-only";
import { useRealRound } from "@/components/play/game-launch/launch/use-real-round";
import { GameNotes } from "@/components/play/game-launch/notes/game-notes";
import type { Poster } from "@/components/play/game-launch/stage/game-picture";
import { GameStage } from "@/components/play/game-launch/stage/game-stage";
import { areaSize } from "@/components/play/game-launch/stage/stage-size";
import { useCountry } from "@/components/site/use-country";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { lobbyPageTypeOf, refKey } from "@/lib/play/catalogue/game-ref";
import { isDemoOpen } from "@/lib/play/game-launch/launch/launch-rules";
import type { GameMessage } from "@/lib/play/game-launch/providers/protocols";
import { paths } from "@/lib/routing/paths";
import { navigate } from "@/lib/site/dialogs/overlay-history";
import { pushPopup } from "@/lib/site/dialogs/popup-history";
import type { GameHeader } from "@/lib/site/game-header";
import { useBackGuard } from "./use-back-guard";
import { useFullScreen } from "./use-full-screen";
import { useGamePlace } from "./use-game-place";
import { useHeaderOfGame } from "./use-header-of-game";
import { useIsVisitor, useLiveRedirect, useLoginPopup } from "./use-login-popup";

export interface GameFrameProps {
  facts: LaunchFacts;
  /** The game as the header shows it. */
  about: Pick<GameHeader, "gameTitle" | "providerTitle" | "metadata">;
  poster: Poster;
  /** Countries whose visitors see at once that they cannot play it; every launch checks again. */
  closedIn: readonly string[];
  /** A BCP 47 tag, for digits. */
  tag: string;
}

/** Without header and bar: in full screen, and on a phone on its side. */
const alone = "fixed inset-0 z-31 pr-safe-right pl-safe-left";
const inPage = "rounded-lg border border-line shadow-card";

/** The game and all that may take its place: the ways in, the loader, what went wrong. */
export function GameFrame({ facts, about, poster, closedIn, tag }: GameFrameProps) {
  const t = useTranslations("play.gameLaunch");
  const { launch, session, start, isPressed, receive } = useLaunch(facts);
  const container = useRef<HTMLDivElement>(null);
  const screen = useFullScreen(container);
  const router = useRouter();
  const { lobbyHref, game, rules } = facts;
  const title = about.gameTitle;
  const isPlaying = launch.status === "game";
  useGamePlace(container, isPlaying && isPressed);
  const isAlone = useHeaderOfGame({ ...about, gameId: game.gameId }, { ...screen, isPlaying, swipeText: t("swipe") });
  const country = useCountry();
  const isClosed = closedIn.includes(country);
  const needsLogin = facts.needsLogin || !isDemoOpen(rules, [{ country }], null);
  const isLive = game.type === "liveCasinoGames";
  const showOptions = useMobileOnly(facts, title, needsLogin);
  const isVisitor = useIsVisitor(session) && !isClosed;
  useLoginPopup((needsLogin || facts.isMoneyOnly) && !isLive && isVisitor && !showOptions);
  useLiveRedirect(isLive && isVisitor, { title, lobbyHref });
  const vertical = lobbyPageTypeOf(game.type);
  const gameKey = refKey({ gameId: game.gameId, lobbyPageType: vertical });
  const isInRealRound = useRealRound(launch);
  useBackGuard(isInRealRound);
  const demo = useDemoOffer(facts, { launch, isInRealRound, start: () => start("demo") });

  function follow(message: GameMessage): void {
    if (message === "to-lobby") navigate(router, lobbyHref);
    else if (message === "to-cashier") pushPopup(paths.deposit(pageLocale()));
    else receive(message);
  }

  return (
    <section
      ref={container}
      aria-label={t("frame", { title })}
      className={clsx("flex flex-col overflow-hidden bg-surface", isAlone ? alone : inPage)}
    >
      <div className={areaSize({ isPlaying, hasRow: demo !== null, isAlone })}>
        <GameBar {...{ launch, isInRealRound, demo, screen, isAlone, lobbyHref, tag, rules }} game={gameKey} />
        <GameNotes {...{ launch, session, rules, vertical, isAlone, tag }} onReal={() => start("real")} />
        <GameStage
          {...{ facts, needsLogin, title, poster, launch, session, isAlone, start, isPressed, demo }}
          isClosed={isClosed && session === "guest"}
          onOptions={showOptions}
          onMessage={follow}
        />
      </div>
      <DemoRow {...{ demo, isAlone }} />
    </section>
  );
}
