"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { useCountry } from "@/components/site/use-country";
import { Button, LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Signal } from "@/lib/play/game-launch/protocols";
import { keepAppHeight } from "@/lib/site/screen/app-height";
import { GameBar, GameNote } from "./game-bar";
import { GameOpening, GamePoster, type Poster } from "./game-poster";
import { GameProblem } from "./game-problem";
import { GameWindow } from "./game-window";
import type { LaunchFacts } from "./launch-game";
import { useLaunch } from "./use-launch";
import { useLoginPopup } from "./use-login-popup";

export interface GameFrameProps {
  facts: LaunchFacts;
  /** What the game is called. */
  title: string;
  poster: Poster;
  /** Countries whose visitors are told at once that they cannot play it; every launch asks again. */
  closedIn: readonly string[];
}

const closed = { problem: "blocked-country", detail: null } as const;

/** The game and all that may stand in its place: the ways in, the wait, what went wrong. */
export function GameFrame({ facts, title, poster, closedIn }: GameFrameProps) {
  const t = useTranslations("play");
  const { launch, session, start, receive } = useLaunch(facts);
  /** The attempt whose game asked for the cashier, which is not there yet. */
  const [cashierAskedBy, setCashierAskedBy] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const router = useRouter();
  useEffect(keepAppHeight, []);
  const isClosed = closedIn.includes(useCountry());
  useLoginPopup(facts.needsLogin && session === "guest" && !isClosed);
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
      <GameBar mode={launch.status === "idle" ? null : launch.mode} box={box} lobbyHref={facts.lobbyHref} />
      {isOffered ? (
        <GameNote>
          <p>{t("game.signedIn")}</p>
          <Button kind="primary-small" onClick={() => start("real")}>
            {t("game.playReal")}
          </Button>
        </GameNote>
      ) : null}
      {cashierAskedBy === launch.attempt ? <GameNote>{t("game.noCashier")}</GameNote> : null}
      <div className="game-stage">
        {launch.status === "game" ? (
          <GameWindow
            key={launch.attempt}
            protocol={facts.protocol}
            address={launch.address}
            isReady={launch.isReady}
            title={title}
            onSignal={follow}
          />
        ) : launch.status === "error" ? (
          <GameProblem launch={launch} lobbyHref={facts.lobbyHref} onRetry={() => start(launch.mode)} />
        ) : launch.status === "loading" ? (
          <GameOpening poster={poster} />
        ) : session === "unavailable" ? (
          <StateBlock
            state="error"
            look="stage"
            title={t("game.session.title")}
            action={<LinkButton href={facts.lobbyHref}>{t("game.back")}</LinkButton>}
          >
            {t("game.session.text")}
          </StateBlock>
        ) : isClosed && session === "guest" ? (
          <GameProblem launch={closed} lobbyHref={facts.lobbyHref} />
        ) : (
          <GamePoster
            poster={poster}
            closed={facts.needsLogin ? "noDemo" : facts.isMoneyOnly ? "moneyNeeded" : null}
            onDemo={() => start("demo")}
          />
        )}
      </div>
    </section>
  );
}
