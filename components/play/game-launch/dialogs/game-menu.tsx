"use client";

import { type ComponentType, useReducer } from "react";
import { useBreakNow } from "@/components/play/game-launch/break/use-break-now";
import { DemoButton } from "@/components/play/game-launch/demo/demo-button";
import { Button, LinkButton } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { gameMenuDialog } from "@/lib/play/dialogs";
import {
  type GameDialogState,
  type GamePanel,
  moveGameDialog,
  panelsAfter,
} from "@/lib/play/game-launch/dialogs/game-dialog";
import { breakDialog } from "@/lib/safety/dialogs";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useGameHeader } from "@/lib/site/game-header";

/** The panels whose area exists. */
export type GamePanels = Readonly<Partial<Record<GamePanel, ComponentType>>>;

interface GameMenuProps extends DialogFrame {
  params: DialogParams<typeof gameMenuDialog>;
  panels: GamePanels;
}

/** The dialog over a game: which game it is, and panels of the site, so that nobody leaves the game for them. */
export function GameMenu({ params, panels, ...frame }: GameMenuProps) {
  const t = useTranslations("play.gameMenu");
  const tGameLaunch = useTranslations("play.gameLaunch");
  const tGameFacts = useTranslations("play.gameFacts");
  const header = useGameHeader((store) => store.header);
  const isPlayer = useSession((session) => playerIn(session) !== null);
  const { isOnePress, now } = useBreakNow(params.breakConfirmation);
  const percent = new Intl.NumberFormat(params.tag, { style: "percent", maximumFractionDigits: 2 });
  const offered = panelsAfter("initial", Object.keys(panels).filter(isPanelOf(panels)));
  const [state, show] = useReducer(
    (current: GameDialogState, to: GameDialogState) => moveGameDialog(current, to, offered),
    "initial",
  );
  const Panel = state === "initial" ? null : panels[state];
  return (
    <Dialog
      {...frame}
      title={state === "initial" ? t("initial") : t(state)}
      note={header ? `${header.gameTitle} · ${header.providerTitle}` : ""}
      closeLabel={t("close")}
      closesWithLinks
    >
      {Panel ? <Panel /> : null}
      <div className="grid gap-2.5">
        {state === "initial" && params.demo ? (
          <DemoButton demo={params.demo} kind="secondary" onPress={frame.onClose} />
        ) : null}
        {state === "initial" && now ? <now.BreakNow /> : null}
        {state === "initial" && isPlayer && !isOnePress ? (
          <Button kind="secondary" onClick={() => useDialogs.getState().open(breakDialog, null)}>
            {tGameLaunch("break")}
          </Button>
        ) : null}
        {panelsAfter(state, offered).map((panel) => (
          <Button key={panel} kind="secondary" onClick={() => show(panel)}>
            {t(panel)}
          </Button>
        ))}
        {state === "initial" ? (
          <LinkButton kind="quiet" href={params.lobbyHref}>
            {tGameLaunch("back")}
          </LinkButton>
        ) : (
          <Button kind="quiet" onClick={() => show("initial")}>
            {t("back")}
          </Button>
        )}
      </div>
      {header && state === "initial" ? (
        <p className="mt-4 text-muted text-sm">
          {header.metadata.rtp === null ? null : `${tGameFacts("rtp")} ${percent.format(header.metadata.rtp / 100)} · `}
          {t("id", { id: header.gameId })}
        </p>
      ) : null}
    </Dialog>
  );
}

const isPanelOf =
  (panels: GamePanels) =>
  (name: string): name is GamePanel =>
    Object.hasOwn(panels, name);
