import "server-only";
import { imageUrl } from "@/lib/content/image";
import type { MarketCode } from "@/lib/market/markets";
import { closedCountries } from "@/lib/play/catalogue/closed-countries";
import { gameNeeds } from "@/lib/play/catalogue/game-needs";
import type { ImageRef } from "@/lib/play/catalogue/schema";
import type { Supplier } from "@/lib/play/catalogue/supplier";
import { isTouchOnly } from "@/lib/play/catalogue/touch-only";
import type { StoredGame, StoredSupplier } from "./schema";

/** A game beside the place of its supplier in `suppliers`; games whose provider is not known are left out. */
export function joinSuppliers<Game extends StoredGame>(
  games: readonly Game[],
  stored: readonly StoredSupplier[],
  market: MarketCode,
) {
  const suppliers: JoinedSupplier[] = [];
  const places = new Map<string, number>();
  const supplierOf = (game: Game): number | null => {
    const key = `${game.type} ${game.provider} ${game.studio}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    const supplier = makeSupplier(stored, game, market);
    if (!supplier) return null;
    places.set(key, suppliers.length);
    return suppliers.push(supplier) - 1;
  };
  const listed = games.flatMap((game) => {
    const supplier = supplierOf(game);
    return supplier === null ? [] : [{ game, supplier }];
  });
  return { listed, suppliers };
}

interface JoinedSupplier extends Supplier {
  /** The id of the studio's document; null for games of the provider itself. */
  studioId: string | null;
}

function makeSupplier(
  stored: readonly StoredSupplier[],
  { type, provider, studio }: StoredGame,
  market: MarketCode,
): JoinedSupplier | null {
  const gameProvider = stored.find(({ id }) => id === provider);
  const subProvider = stored.find(({ id }) => id === studio) ?? null;
  if (!gameProvider?.slug) return null;
  const { slug, title } = gameProvider;
  const { needsLogin, needsMoney } = gameNeeds({ type, provider: slug }, market);
  return {
    title: subProvider?.title ?? title,
    providerTitle: title,
    slug,
    closedIn: closedCountries({ gameProvider, subProvider }),
    ...(isTouchOnly(slug) && { isTouchOnly: true }),
    ...(needsLogin && { needsLogin }),
    ...(needsMoney && { needsMoney }),
    studioId: subProvider?.id ?? null,
  };
}

/** "https://content.example/images/…/" and "?w=96…", the same for every picture of one size. */
export function aroundFile(picture: ImageRef, size: { width: number; height: number }) {
  const [before = "", after = ""] = imageUrl(picture, size).split(fileOf(picture));
  return { before, after };
}

/** "3e0f…-600x600.webp" of "image-3e0f…-600x600-webp". */
export const fileOf = ({ asset }: ImageRef) => asset._ref.replace(/^image-/, "").replace(/-(\w+)$/, ".$1");
