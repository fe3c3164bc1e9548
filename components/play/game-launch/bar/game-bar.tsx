import { clsx } from "clsx";
import { BreakButton } from "@/components/play/game-launch/break/break-button";
import { useDemoPlace } from "@/components/play/game-launch/demo/use-demo-offer";
import type { FullScreen } from "@/components/play/game-launch/frame/use-full-screen";
import { LinkButton } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { useLazy } from "@/components/ui/use-lazy";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type DemoOffer, gameMenuDialog } from "@/lib/play/dialogs";
import type { Launch } from "@/lib/play/game-launch/launch/launch";
import type { LaunchRules } from "@/lib/play/game-launch/launch/launch-rules";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useGameHeader } from "@/lib/site/game-header";
import { loadBarParts } from "./load-bar";
import { ModeMark } from "./mode-mark";
import { PlayedTime } from "./played-time";

interface GameBarProps {
  launch: Launch;
  isInRealRound: boolean;
  /** The key of the game. */
  game: string;
  /** The way from real money to the demo, for the menu, and for the bar where it has room. */
  demo: DemoOffer | null;
  screen: FullScreen;
  /** Does the game hide the header? */
  isAlone: boolean;
  lobbyHref: string;
  rules: LaunchRules;
  /** A BCP 47 tag, for digits. */
  tag: string;
}

/**
 * Above the game: for what money it is played, for how long, what it has won or lost, and the whole screen. Where the game hides
 * the header, also the balance in it and the way out; low then, for a phone on its side.
 */
export function GameBar({ launch, isInRealRound, game, demo, screen, isAlone, rules, ...place }: GameBarProps) {
  const { lobbyHref, tag } = place;
  const { breakConfirmation } = rules;
  const t = useTranslations("play.gameLaunch");
  const swipeText = useGameHeader(({ header }) => header?.swipeText);
  const playerId = useSession((state) => playerIn(state)?.playerId ?? null);
  const mode = launch.status === "idle" ? null : launch.mode;
  const isPlaying = launch.status === "game";
  const bar = useLazy(loadBarParts, mode === "real");
  const demoPlace = useDemoPlace(demo, isAlone);
  const look = isAlone ? "header" : "raised";
  // A phone on its side has filled its window by itself.
  const canToggle = screen.way === "screen" || (screen.way === "window" && screen.isFull === isAlone);
  return (
    <div
      className={clsx(
        "flex flex-none items-center gap-3 max-[23em]:gap-2 border-line border-b px-2",
        // On an upright phone the buttons go below the figures, never off the screen.
        isAlone ? "min-h-9 flex-wrap portrait:py-1" : "min-h-14 max-[19em]:flex-wrap landscape-phone:min-h-11",
      )}
    >
      {mode ? <ModeMark mode={mode} /> : null}
      {/* Begins again with each game. */}
      <div key={launch.attempt} className={isAlone ? "flex min-w-44 flex-1 flex-wrap gap-x-3" : "grid"}>
        {isPlaying && launch.isReady && mode === "demo" ? <PlayedTime tag={tag} /> : null}
        {bar.part && isPlaying && mode === "real" && playerId !== null ? (
          <>
            {launch.isReady ? <bar.part.KeptTime {...{ tag, playerId, game }} /> : null}
            <bar.part.BarFigures {...{ tag, isInRealRound, playerId, game }} showsBalance={isAlone} />
          </>
        ) : null}
        {swipeText ? <p className="text-muted text-sm">{swipeText}</p> : null}
      </div>
      <div className="ml-auto flex items-center gap-2">
        {bar.part && demo && demoPlace === "bar" ? <bar.part.DemoButton demo={demo} kind="quiet-small" /> : null}
        {isAlone ? (
          <LinkButton kind="quiet-small" href={lobbyHref}>
            {t("back")}
          </LinkButton>
        ) : null}
        {playerId === null ? null : <BreakButton look={look} confirmation={breakConfirmation} hasMenu />}
        <IconButton
          icon="menu"
          look={look}
          label={t("openMenu")}
          onClick={() => useDialogs.getState().open(gameMenuDialog, { ...place, demo, breakConfirmation })}
        />
        {canToggle ? (
          <IconButton
            icon={screen.isFull ? "collapse" : "expand"}
            look={look}
            label={t(screen.isFull ? "leaveFullScreen" : "fullScreen")}
            onClick={screen.toggle}
          />
        ) : null}
      </div>
    </div>
  );
}
