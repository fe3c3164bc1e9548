import { Game } from "@/lib/play/catalogue/schema";

const image = { asset: { _ref: "image-a1b2c3-600x600-png" } };

/** A game as a lobby shows it, for tests of what draws games. */
export function storedGame(slug: string, more: object = {}): Game {
  return Game.parse({
    id: slug,
    type: "casinoGames",
    gameId: slug,
    label: slug,
    gameSlug: slug,
    gameProvider: { id: "p", slug: "relax", title: "Relax" },
    subProvider: null,
    thumbnail: image,
    images: { img1x: image, img2x: image, img3x: image },
    verticalImage: image,
    grid: { "4x": image, "2xh": image, "2xv": image, "1x": image },
    channels: ["web"],
    gameType: null,
    ...more,
  });
}
