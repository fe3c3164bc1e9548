import type { ComponentType, ReactNode } from "react";
import { LobbyRows } from "@/components/play/lobby/widgets/lobby-rows";
import type { LobbyIslands } from "@/components/play/lobby/widgets/row-context";
import { LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Lobby as LobbyContent } from "@/lib/play/lobby/schema";
import type { LobbyWidgets } from "@/lib/play/lobby/widgets/schema";
import type { Edition } from "@/lib/routing/edition";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { paths } from "@/lib/routing/paths";
import { CategoryMenu } from "./category-menu";
import { Hero } from "./hero";
import { MissingGameNotice } from "./missing-game-notice";
import { PlayerBanners } from "./player-banners";

interface LobbyProps {
  edition: Edition;
  /** Which of the lobbies it is. */
  name?: GameLobby;
  lobby: LobbyContent;
  widgets: LobbyWidgets;
  playerBanners: ReactNode;
  islands: LobbyIslands;
  /** The wrapper of the rows. */
  RowsFrame?: ComponentType<RowsFrameProps>;
}

export interface RowsFrameProps {
  edition: Edition;
  lobby: GameLobby;
  /** Its name, which the wrapper shows. */
  title: string;
  /** All games of the lobby. */
  count: number;
  children: ReactNode;
}

/**
 * The lobby of the casino or the live casino: banners, categories, and its rows: games of each category, and widgets between. In the
 * live casino the banners come after the first tables.
 */
export async function Lobby(props: LobbyProps) {
  const { edition, name = "casino", lobby, widgets, playerBanners, islands, RowsFrame } = props;
  const { locale } = edition;
  const t = await getTranslations(locale, "play.lobby");
  const categories = lobby.categories.filter(({ visibleInLobby }) => visibleInLobby);
  // A banner of the hero is not shown again between the rows.
  const banners = widgets.banners.filter(({ id }) => !lobby.banners.some((banner) => banner.id === id));
  const content = { ...widgets, banners };
  // Where dealers wait the tables come first, and the banners stand below the first row of them.
  const isTablesFirst = name === "liveCasino" && categories.length > 0;
  const Frame = categories.length > 0 ? RowsFrame : undefined;
  const bannerRows = (
    <>
      <Hero locale={locale} banners={lobby.banners} isOnTop={!isTablesFirst} />
      <PlayerBanners t={t} locale={locale}>
        {playerBanners}
      </PlayerBanners>
    </>
  );
  const rows = (
    <LobbyRows
      {...{ t, edition, categories, content, islands }}
      lobby={name}
      belowFirst={isTablesFirst ? bannerRows : null}
    />
  );
  return (
    <main id="main" className="page games-first">
      {Frame ? null : <h1 className="sr-only">{lobby.title}</h1>}
      <MissingGameNotice text={t("gameNotFound")} />
      {isTablesFirst ? null : bannerRows}
      <CategoryMenu t={t} locale={locale} lobby={name} menu={lobby.menu} current={{ lobby: true }} />
      {Frame ? (
        <Frame edition={edition} lobby={name} title={lobby.title} count={lobby.gameCount}>
          {rows}
        </Frame>
      ) : (
        rows
      )}
      {categories.length === 0 ? (
        <StateBlock
          state="empty"
          title={t("empty.title")}
          action={<LinkButton href={paths.home(locale)}>{t("empty.action")}</LinkButton>}
        >
          {t("empty.body")}
        </StateBlock>
      ) : null}
    </main>
  );
}
