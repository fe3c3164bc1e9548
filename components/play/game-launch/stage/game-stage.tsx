import { clsx } from "clsx";
import { GameFrameHost } from "@/components/play/game-launch/frame/game-frame-host";
import type { LaunchFacts } from "@/components/play/game-launch/launch/launch-game";
import type { SessionKind } from "@/components/play/game-launch/launch/use-launch";
import { LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { DemoOffer } from "@/lib/play/dialogs";
import { type Launch, solvedByLogin } from "@/lib/play/game-launch/launch/launch";
import type { Mode } from "@/lib/play/game-launch/providers/launch-call";
import type { GameMessage } from "@/lib/play/game-launch/providers/protocols";
import type { Poster } from "./game-picture";
import { GameOpening, GamePoster } from "./game-poster";
import { GameProblem } from "./game-problem";
import { stageSize } from "./stage-size";

interface GameStageProps {
  facts: LaunchFacts;
  /** Has a visitor no demo, by the game's provider or where they are? */
  needsLogin: boolean;
  title: string;
  poster: Poster;
  launch: Launch;
  session: SessionKind;
  /** Does the game take the whole window? */
  isAlone: boolean;
  /** Was the launch asked for by a press on this page? */
  isPressed: boolean;
  /** Is the game closed in the visitor's country? */
  isClosed: boolean;
  start: (mode: Mode, how?: { takesOver: boolean }) => void;
  onOptions: (() => void) | null;
  onMessage: (message: GameMessage) => void;
  /** On a phone the row of its button is below. */
  demo: DemoOffer | null;
}

const closed = { problem: "blocked-country", detail: null } as const;

/** The whole art above, the ways in below; in a low window beside each other. A stage as wide as the art's backdrop cuts what sticks out of it. */
export const stageLook =
  "relative grid place-items-center overflow-auto has-data-art:grid-rows-[minmax(0,1fr)_auto] has-data-art:overflow-hidden wide-low:has-data-art:grid-cols-2 wide-low:has-data-art:grid-rows-1";
/** One place, of one size, for the game and for its replacements. */
export function GameStage({ title, isAlone, isClosed, onOptions, onMessage, demo, ...stage }: GameStageProps) {
  const t = useTranslations("play.gameLaunch");
  const { launch, session, facts, poster, start } = stage;
  const { lobbyHref } = facts;
  const size = stageSize({ isPlaying: launch.status === "game", hasRow: demo !== null });
  return (
    <div data-stage="" className={clsx("game-stage", stageLook, isAlone ? "flex-1" : size)}>
      {launch.status === "game" ? (
        <GameFrameHost
          key={launch.attempt}
          protocol={facts.protocol}
          address={launch.address}
          isReady={launch.isReady}
          isLate={launch.isLate}
          takesFocus={stage.isPressed}
          title={title}
          onMessage={onMessage}
          onReload={() => start(launch.mode)}
        />
      ) : launch.status === "error" && launch.problem !== "product-closed" ? (
        <GameProblem
          launch={{ problem: launch.problem, detail: launch.detail }}
          poster={poster}
          lobbyHref={lobbyHref}
          // A demo that is not to be had is so the next time too.
          {...((launch.mode === "real" || !solvedByLogin.includes(launch.problem)) && {
            onRetry: () => start(launch.mode, { takesOver: launch.problem === "elsewhere" }),
          })}
        />
      ) : launch.status !== "idle" ? (
        <GameOpening poster={poster} isLate={launch.status === "loading" && launch.isLate} />
      ) : session === "unavailable" ? (
        <StateBlock
          state="error"
          look="stage"
          title={t("session.title")}
          action={<LinkButton href={lobbyHref}>{t("back")}</LinkButton>}
        >
          {t("session.text")}
        </StateBlock>
      ) : isClosed ? (
        <GameProblem launch={closed} poster={poster} lobbyHref={lobbyHref} />
      ) : (
        <GamePoster
          poster={poster}
          closed={stage.needsLogin ? "noDemo" : facts.isMoneyOnly ? "moneyNeeded" : null}
          onDemo={() => start("demo")}
          onOptions={onOptions}
        />
      )}
    </div>
  );
}
