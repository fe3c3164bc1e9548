"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { useCountry } from "@/components/site/use-country";
import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Signal } from "@/lib/play/game-launch/protocols";
import { keepAppHeight } from "@/lib/site/screen/app-height";
import { GameBar } from "./game-bar";
import { GameNote } from "./game-note";
import type { Poster } from "./game-poster";
import { GameStage } from "./game-stage";
import type { LaunchFacts } from "./launch-game";
import { useBackGuard } from "./use-back-guard";
import { useLaunch } from "./use-launch";
import { useLiveRedirect, useLoginPopup } from "./use-login-popup";
import { useRealRound } from "./use-real-round";

export interface GameFrameProps {
  facts: LaunchFacts;
  /** What the game is called. */
  title: string;
  poster: Poster;
  /** Countries whose visitors are told at once that they cannot play it; every launch asks again. */
  closedIn: readonly string[];
  /** A BCP 47 tag, for digits. */
  tag: string;
}

/** The game and all that may stand in its place: the ways in, the wait, what went wrong. */
export function GameFrame({ facts, title, poster, closedIn, tag }: GameFrameProps) {
  const t = useTranslations("play");
  const { launch, session, start, receive } = useLaunch(facts);
  /** The attempt whose game asked for the cashier, which is not there yet. */
  const [cashierAskedBy, setCashierAskedBy] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const router = useRouter();
  useEffect(keepAppHeight, []);
  const isClosed = closedIn.includes(useCountry());
  const isLive = facts.game.type === "liveCasinoGames";
  useLoginPopup(facts.needsLogin && !isLive && session === "guest" && !isClosed);
  useLiveRedirect(isLive && session === "guest", { title, lobbyHref: facts.lobbyHref });
  useBackGuard(useRealRound(launch));
  const isOffered = session === "player" && launch.status !== "idle" && launch.mode === "demo";

  function follow(signal: Signal): void {
    if (signal === "to-lobby") router.push(facts.lobbyHref);
    else if (signal === "to-cashier") setCashierAskedBy(launch.attempt);
    else receive(signal);
  }

  return (
    <section
      ref={box}
      aria-label={t("game.frame", { title })}
      className="game-box flex flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card"
    >
      <GameBar
        mode={launch.status === "idle" ? null : launch.mode}
        playing={launch.status === "game" ? launch.attempt : null}
        box={box}
        lobbyHref={facts.lobbyHref}
        tag={tag}
      />
      {isOffered ? (
        <GameNote>
          <p>{t("game.signedIn")}</p>
          <Button kind="primary-small" onClick={() => start("real")}>
            {t("game.playReal")}
          </Button>
        </GameNote>
      ) : null}
      {cashierAskedBy === launch.attempt ? <GameNote>{t("game.noCashier")}</GameNote> : null}
      <GameStage
        facts={facts}
        title={title}
        poster={poster}
        launch={launch}
        session={session}
        isClosed={isClosed && session === "guest"}
        start={start}
        onSignal={follow}
      />
    </section>
  );
}
