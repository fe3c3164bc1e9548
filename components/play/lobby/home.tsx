import type { ReactNode } from "react";
import { pager } from "@/components/play/catalogue/row-styles";
import type { LobbyIslands } from "@/components/play/lobby/widgets/row-context";
import { PlayerGamesRow } from "@/components/play/my-games/player-games-row";
import { LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { byPlace } from "@/lib/market/policy/policies";
import { gamesOfBanners, varyLargeRows } from "@/lib/play/lobby/large-tiles";
import type { Home as HomeContent } from "@/lib/play/lobby/schema";
import { type Edition, formatEdition } from "@/lib/routing/edition";
import { paths } from "@/lib/routing/paths";
import { CategoryMenu } from "./category-menu";
import { GameRow } from "./game-row";
import { Hero } from "./hero";
import { LimitLink } from "./limit-link";
import { PlayerBanners } from "./player-banners";
import { Studios } from "./studios";

interface HomeProps {
  edition: Edition;
  home: HomeContent;
  playerBanners: ReactNode;
  islands: LobbyIslands;
}

/** The home page: a welcome, what is on, the first categories of the casino in three ways, and the door to the whole of it. */
export async function Home({ edition, home, playerBanners, islands }: HomeProps) {
  const { locale } = edition;
  const t = await getTranslations(locale, "play.lobby");
  const tMyGames = await getTranslations(locale, "play.myGames");
  const [first, second, third, fourth] = home.categories.filter(({ visibleInLobby }) => visibleInLobby);
  const beside = [second, third].filter((category) => category !== undefined);
  const large = [first?.games ?? [], fourth?.games ?? []];
  const [posters = [], wide = []] = varyLargeRows(large, gamesOfBanners(home.banners));
  return (
    <main id="main" className="page games-first">
      <header className="sr-only">
        <h1>{home.title ?? t("home.title")}</h1>
        {home.text ? <p>{home.text}</p> : null}
      </header>
      <Hero locale={locale} banners={home.banners} />
      <LimitLink
        limitLinks={byPlace(locale.market, "limitLinks")}
        href={paths.playerPage(locale, "gamblingLimits")}
        text={t("home.limits")}
      />
      <PlayerGamesRow locale={locale} title={tMyGames("title")} start={first}>
        <islands.PlayerGames edition={formatEdition(edition)} />
      </PlayerGamesRow>
      <PlayerBanners t={t} locale={locale}>
        {playerBanners}
      </PlayerBanners>
      <CategoryMenu t={t} locale={locale} lobby="casino" menu={home.menu} />
      {first ? (
        <div className="before-banners">
          <GameRow t={t} locale={locale} category={{ ...first, games: posters }} look="poster" />
        </div>
      ) : null}
      {home.live ? (
        <GameRow t={t} locale={locale} category={home.live} look="wide" href={paths.lobby(locale, "liveCasino")} />
      ) : null}
      {beside.length > 0 ? (
        <div className="mb-8.5 grid gap-gap lg:grid-cols-2">
          {beside.map((category) => (
            <GameRow key={category.id} t={t} locale={locale} category={category} look="list" />
          ))}
        </div>
      ) : null}
      {fourth ? <GameRow t={t} locale={locale} category={{ ...fourth, games: wide }} look="wide" /> : null}
      <Studios title={t("home.studios")} locale={locale} lobby="casino" studios={home.studios} />
      {first ? (
        <div className={pager}>
          <LinkButton kind="secondary" href={paths.allGames(locale)}>
            {t("home.casinoGames", { count: home.gameCount })}
          </LinkButton>
        </div>
      ) : (
        <StateBlock state="empty" title={t("empty.title")}>
          {t("empty.body")}
        </StateBlock>
      )}
    </main>
  );
}
