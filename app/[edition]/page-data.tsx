import { StructuredData } from "@/components/site/document/structured-data";
import { getBrand } from "@/lib/config/brand";
import { licenceEntries } from "@/lib/content/footer/licences";
import { findFooter } from "@/lib/content/footer/server";
import { imageUrl } from "@/lib/content/image";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { gameKindOf } from "@/lib/play/catalogue/game-kind";
import type { GameFacts } from "@/lib/play/catalogue/schema";
import type { CategoryPage } from "@/lib/play/lobby/schema";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { lobbyOfGame } from "@/lib/routing/lobby-type";
import { paths } from "@/lib/routing/paths";
import {
  breadcrumbs,
  itemList,
  type NamedPage,
  organization,
  videoGame,
  webSite,
} from "@/lib/site/seo/structured-data";

/** Whose site it is, on the home page: with the entries of the registers that the page's foot leads to. */
export async function HomeData({ locale }: { locale: Locale }) {
  const home = paths.home(locale);
  const brand = getBrand();
  const operator = { ...brand, entries: licenceEntries(locale, await findFooter(locale)) };
  return <StructuredData items={[organization(operator, home), webSite(brand, home, resolveLocale(locale).tag)]} />;
}

/** The way to a list of games, and its games; a further page of it is another page of the same list. */
export async function CategoryData({
  locale,
  page: { category, games, page },
}: {
  locale: Locale;
  page: CategoryPage;
}) {
  if (page > 1) return null;
  const way = [
    await lobbyPage(locale, category.lobby),
    { name: category.label, path: paths.category(locale, category) },
  ];
  const list = itemList(
    category.label,
    games.map((game) => paths.game(locale, game)),
  );
  return <StructuredData items={[breadcrumbs([homePage(locale), ...way]), list]} />;
}

/** A game at its own address; a table of live games is no video game. */
export async function GameData({ locale, game }: { locale: Locale; game: GameFacts }) {
  const { label: name, type, gameType, gameProvider, subProvider, images } = game;
  const path = paths.game(locale, game);
  const way = breadcrumbs([homePage(locale), await lobbyPage(locale, lobbyOfGame(type)), { name, path }]);
  const publisher = (subProvider ?? gameProvider).title;
  const image = imageUrl(images.img3x, { width: 240, height: 240 });
  if (type !== "casinoGames") return <StructuredData items={[way]} />;
  const kind = gameKindOf(gameType);
  const genre = kind ? (await getTranslations(locale, "play.gameFacts"))(`kinds.${kind}`) : null;
  return <StructuredData items={[way, videoGame({ name, path, publisher, image, genre })]} />;
}

/** The way to a page from home, over those above it. */
export function WayData({ locale, pages }: { locale: Locale; pages: readonly NamedPage[] }) {
  return <StructuredData items={[breadcrumbs([homePage(locale), ...pages])]} />;
}

/** The first step of every way. */
export const homePage = (locale: Locale): NamedPage => ({ name: getBrand().name, path: paths.home(locale) });

async function lobbyPage(locale: Locale, lobby: GameLobby): Promise<NamedPage> {
  return { name: (await getTranslations(locale, "site.navigation"))(lobby), path: paths.lobby(locale, lobby) };
}
