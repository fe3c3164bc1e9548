import { clsx } from "clsx";
import { LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type Launch, solvedByLogin } from "@/lib/play/game-launch/launch";
import type { Mode } from "@/lib/play/game-launch/launch-call";
import type { Signal } from "@/lib/play/game-launch/protocols";
import type { Poster } from "./game-picture";
import { GameOpening, GamePoster } from "./game-poster";
import { GameProblem } from "./game-problem";
import { GameWindow } from "./game-window";
import type { LaunchFacts } from "./launch-game";
import type { SessionKind } from "./use-launch";

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
  onSignal: (signal: Signal) => void;
}

const closed = { problem: "blocked-country", detail: null } as const;

/** The whole art above, the ways in below; on a phone on its side beside each other. A stage as wide as the art's backdrop cuts what sticks out of it. */
export const stageLook =
  "relative grid place-items-center overflow-auto has-[.game-picture]:grid-rows-[minmax(0,1fr)_auto] has-[.game-picture]:overflow-hidden landscape-phone:has-[.game-picture]:grid-cols-2 landscape-phone:has-[.game-picture]:grid-rows-1";
/** One size for all that may be here: poster, loader, frame, problem. On a phone it ends above the bar of the site. */
const room = "h-[calc(var(--app-height,100dvh)-16rem)] min-h-[18rem] md:max-h-[46rem] md:min-h-[22rem]";
/** In a low window all but the running game is as high as its text, and on a phone on its side fills the first screen at least. */
const lowRoom =
  "low:h-auto low:min-h-[20rem] landscape-phone:h-auto landscape-phone:min-h-[calc(var(--app-height,100dvh)-var(--bar)-11.25rem)]";

/** One place, of one size, for the game and for its replacements. */
export function GameStage({ title, isAlone, isClosed, onOptions, onSignal, ...stage }: GameStageProps) {
  const t = useTranslations("play.gameLaunch");
  const { launch, session, facts, poster, start } = stage;
  const { lobbyHref } = facts;
  return (
    <div
      className={clsx("game-stage", stageLook, isAlone ? "flex-1" : clsx(room, launch.status !== "game" && lowRoom))}
    >
      {launch.status === "game" ? (
        <GameWindow
          key={launch.attempt}
          protocol={facts.protocol}
          address={launch.address}
          isReady={launch.isReady}
          isLate={launch.isLate}
          takesFocus={stage.isPressed}
          title={title}
          onSignal={onSignal}
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
