import { boxDocumentId, boxes } from "./boxes";
import { categories, categoryDocumentId } from "./categories";
import { type ContentDocument, localise, makeDocument, makeReferences, words } from "./document";
import { liveCategories, liveCategoryId } from "./live-categories";
import { markets } from "./markets";
import { providerId, providers } from "./providers";
import { widgetDocumentIds } from "./widgets";

const lobbyTitle = words("Casino|Kasino|Casino|Casino|Casino|Casino|Casino|カジノ|Casino|Kasyno|Casino");
const liveTitle = words(
  "Live casino|Live-kasino|Live casino|Live-Casino|Casino en direct|Casino en vivo|Casino ao vivo|ライブカジノ|Canlı casino|Kasyno na żywo|Live casino",
);
const homeTitle = words(
  "Welcome|Tervetuloa|Velkommen|Willkommen|Bienvenue|Bienvenido|Bem-vindo|ようこそ|Hoş geldiniz|Witamy|Maligayang pagdating",
);
const homeText = words(
  "Games from many studios, plain facts beside each.|Pelejä monelta studiolta, selkeät tiedot jokaisesta.|Spill fra mange studioer, med enkle fakta ved siden av.|Spiele aus vielen Studios, mit klaren Fakten.|Les jeux de nombreux studios, avec des faits clairs.|Juegos de muchos estudios, con datos claros.|Jogos de muitos estúdios, com factos claros.|多くのスタジオのゲームを、わかりやすい情報とともに。|Birçok stüdyodan oyunlar, her birinin yanında açık bilgiler.|Gry od wielu studiów, z jasnymi faktami.|Mga laro mula sa maraming studio, may malinaw na impormasyon.",
);

/** The large boxes of lobby and home page, which take turns: games that no market and no zone is without, with pictures of 25 KB at most. */
const heroes = ["emerald-orbit", "lantern-alley", "frost-crown"];

/** Those of the live lobby: lists of tables, which every market has. */
const liveHeroes = ["live-small-stakes", "live-new-tables", "live-high-tables"];

/** The lobby and the home page of every market. Each market has a list of favourites of its own. */
export function makeMarketDocuments(): ContentDocument[] {
  return markets.flatMap(({ code, without = [], excluded = [] }) => [
    makeDocument("casinoLobby", `casinoLobby-${code}`, {
      market: code,
      title: localise(lobbyTitle),
      providers: makeReferences(
        providers.filter(({ slug }) => !without.includes(slug)).map(({ slug }) => providerId(slug)),
      ),
      exclusionSubProviders: makeReferences(excluded),
      categories: makeReferences(
        categories.map(({ slug }) => categoryDocumentId(slug, slug === "popular" ? code : undefined)),
      ),
      boxes: makeReferences(
        boxes
          .filter(({ slug }) => slug !== "limits" && ![...heroes, ...liveHeroes].includes(slug))
          .map(({ slug }) => boxDocumentId(slug)),
      ),
      heroes: makeReferences(heroes.map(boxDocumentId)),
      widgets: makeReferences(widgetDocumentIds("casino")),
    }),
    makeDocument("liveCasinoLobby", `liveCasinoLobby-${code}`, {
      market: code,
      title: localise(liveTitle),
      providers: makeReferences(
        providers.filter(({ slug, live }) => live && !without.includes(slug)).map(({ slug }) => providerId(slug)),
      ),
      exclusionSubProviders: makeReferences(excluded),
      categories: makeReferences(liveCategories.map(({ slug }) => liveCategoryId(slug, code))),
      heroes: makeReferences(liveHeroes.map(boxDocumentId)),
      boxes: makeReferences(["table-invitation", "limits", "help"].map(boxDocumentId)),
      widgets: makeReferences(widgetDocumentIds("live-casino")),
    }),
    makeDocument("homePage", `homePage-${code}`, {
      market: code,
      title: localise(homeTitle),
      text: localise(homeText),
      heroes: makeReferences(heroes.map(boxDocumentId)),
      boxes: makeReferences(["try-first", "limits", "help"].map(boxDocumentId)),
    }),
  ]);
}
