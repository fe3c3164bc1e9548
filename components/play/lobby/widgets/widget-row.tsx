import { HeroBanner } from "@/components/play/lobby/hero-banner";
import { Studios } from "@/components/play/lobby/studios";
import { PlayerGamesRow } from "@/components/play/my-games/player-games-row";
import { ShowPeriods } from "@/components/site/document/show-periods";
import { formatShowPeriod, showPeriodOf } from "@/lib/content/show-period";
import { resolveLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { LobbyCategory } from "@/lib/play/lobby/schema";
import type { LobbyWidget } from "@/lib/play/lobby/widgets/schema";
import { formatEdition } from "@/lib/routing/edition";
import { allGamesId, paths } from "@/lib/routing/paths";
import { LiveSection } from "./live-section";
import type { RowContext } from "./row-context";
import { WinnersSection } from "./winners-section";

interface WidgetRowProps extends Omit<RowContext, "t"> {
  widget: LobbyWidget;
  /** The category that the lobby begins with. */
  first?: LobbyCategory | undefined;
}

/** The row of a widget that is not a category. */
export async function WidgetRow({ edition, lobby, content, islands, widget, first }: WidgetRowProps) {
  const { Live, PlayerGames } = islands;
  const { id, name, widgetType } = widget;
  const { tag, textLanguage } = resolveLocale(edition.locale);
  const live = { edition: formatEdition(edition), tag };
  const tCatalogue = await getTranslations(edition.locale, "play.catalogue");
  const tLiveData = await getTranslations(edition.locale, "play.liveData");
  const missing = tLiveData("missing");
  const asOf = tLiveData("asOf");
  const rail = { previous: tCatalogue("rail.previous", { row: name }), next: tCatalogue("rail.next", { row: name }) };
  switch (widgetType) {
    case "recent-games":
      return (
        <PlayerGamesRow locale={edition.locale} lobby={lobby} title={name} start={first}>
          <PlayerGames edition={live.edition} />
        </PlayerGamesRow>
      );
    case "jackpot":
      return (
        <LiveSection id={id} title={name}>
          <Live {...live} widget="JackpotPanel" room="min-h-27.5" texts={{ title: name, missing, asOf, ...rail }} />
        </LiveSection>
      );
    case "winners":
      return <WinnersSection edition={edition} id={id} title={name} Live={Live} />;
    case "tournament-box": {
      const t = await getTranslations(edition.locale, "play.gameLists");
      // A tournament of the platform does not say which games count.
      const allGames = { href: paths.category(edition.locale, { lobby, id: allGamesId }), text: t("allGames") };
      return (
        <LiveSection id={id} title={name} games={allGames}>
          <Live
            {...live}
            widget="TournamentPanel"
            room="min-h-96 md:min-h-60"
            tournament={{ id, language: textLanguage }}
            texts={{
              missing,
              asOf,
              place: tLiveData("place"),
              player: tLiveData("player"),
              points: tLiveData("points"),
              prize: tLiveData("prize"),
              own: tLiveData("ownPlace"),
              noPlace: tLiveData("noPlace"),
            }}
          />
        </LiveSection>
      );
    }
    case "provider-list":
      return <Studios title={name} locale={edition.locale} lobby={lobby} studios={content.studios} />;
    case "content-box": {
      const banner = content.banners.find((each) => each.id === id);
      return banner ? (
        <div className="mb-7 grid md:mb-8.5 calm:hidden">
          <HeroBanner locale={edition.locale} banner={banner} now={Date.now()} />
          {formatShowPeriod(showPeriodOf(banner)) === null ? null : <ShowPeriods />}
        </div>
      ) : null;
    }
    case "game-category":
      return null;
  }
}
