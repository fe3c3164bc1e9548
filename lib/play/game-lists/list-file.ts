import "server-only";
import { imageUrl } from "@/lib/content/image";
import { roundDecimal } from "@/lib/core/money";
import { type MarketCode, markets } from "@/lib/market/markets";
import { gridPixels } from "@/lib/play/catalogue/tile-pixels";
import { type ListedGame, returnOf, type StoredSupplier } from "@/lib/play/game-index/schema";
import { aroundFile, fileOf, joinSuppliers } from "@/lib/play/game-index/suppliers";
import type { ListFile } from "./schema";
import { structureSuppliers, subProviderKey } from "./suppliers";

/** CSS pixels of a provider's word mark in the filter. */
const logoPixels = { width: 72, height: 24 };

interface ListContent {
  type: ListFile["type"];
  /** In the list's own order. */
  games: readonly ListedGame[];
  /** The ids of the lobby's popular games, the most popular first. */
  popular: readonly string[];
}

/** The file of a list: its games, and the providers and studios that have any of them. */
export function makeListFile(
  { type, games, popular }: ListContent,
  stored: readonly StoredSupplier[],
  excluded: readonly string[],
  market: MarketCode,
): ListFile {
  const { listed, suppliers } = joinSuppliers(games, stored, market);
  // A tile of the live casino is two rows high.
  const isHigh = type === "liveCasinoGames";
  const pictureOf = ({ picture, highPicture }: ListedGame) => (isHigh ? highPicture : picture);
  const [plain, fine] = gridPixels[isHigh ? "2xv" : "1x"];
  const addressOf = (size: typeof plain) => {
    const [first] = listed;
    const around = first ? aroundFile(pictureOf(first.game), size) : { before: "", after: "" };
    return { ...around, width: size.width * 2 };
  };
  const studios = new Map(stored.map(({ id, title }) => [id, subProviderKey(id, title)]));
  const popularity = new Map(popular.map((id, at) => [id, at]));
  return {
    type,
    currency: markets[market].currency,
    games: listed.map(({ game, supplier }) => ({
      name: game.name,
      ...(game.gameSlug !== null && { gameSlug: game.gameSlug }),
      gameId: game.gameId,
      supplier,
      picture: fileOf(pictureOf(game)),
      ...(game.isNew && { isNew: true }),
      ...(game.jackpotExist && { jackpotExist: true }),
      ...figuresOf(game, popularity.get(game.id)),
    })),
    suppliers: suppliers.map(({ studioId, providerTitle: _, ...supplier }) => ({
      ...supplier,
      studio: studioId === null ? null : (studios.get(studioId) ?? null),
    })),
    ...suppliersOf(games, stored, excluded),
    plain: addressOf(plain),
    fine: addressOf(fine),
  };
}

/** What a game is sorted and chosen by, as far as it is known. */
function figuresOf(game: ListedGame, popularity: number | undefined): Partial<ListFile["games"][number]> {
  const rtp = returnOf(game);
  const { releasedAt, volatility } = game;
  // Less than half a hundredth is no amount to choose by.
  const stake = game.lowestStake && roundDecimal(game.lowestStake);
  return {
    ...(popularity !== undefined && { popularity }),
    ...(releasedAt !== null && { releasedAt }),
    ...(rtp !== null && { rtp }),
    ...(volatility && { volatility }),
    ...(stake && { stake }),
    ...(game.hasLines ? { reels: "lines" as const } : game.hasWays && { reels: "ways" as const }),
  };
}

/** The rows of the filter: the providers and available studios of these games. */
function suppliersOf(games: readonly ListedGame[], stored: readonly StoredSupplier[], excluded: readonly string[]) {
  const shown = stored.map((each) => ({ ...each, image: each.image && imageUrl(each.image, logoPixels) }));
  const { providers, subProviders } = structureSuppliers(
    shown.flatMap(({ _type, slug, title, image }) =>
      _type === "provider" && slug !== null ? [{ slug, title, image }] : [],
    ),
    shown.filter(({ _type }) => _type === "subProvider"),
    excluded,
  );
  const present = new Set(games.flatMap(({ provider, studio }) => [provider, studio]));
  const slugs = stored.flatMap(({ id, slug }) => (present.has(id) ? [slug] : []));
  return {
    providers: providers.filter(({ id }) => slugs.includes(id)),
    subProviders: subProviders.filter(({ _id }) => present.has(_id)),
  };
}
