import { createHash } from "node:crypto";

/** The id of an image in the content service: `image-<hash>-<width>x<height>-<format>`. */
export type AssetId = string;

/** The pictures of a game, each a separate composition. Sizes are those of the original; a caller requests what it needs. */
export const gameSlots = {
  img4x: [1200, 1200],
  img2xh: [1200, 600],
  img2xv: [600, 1200],
  square: [600, 600],
  vertical: [600, 800],
  img1x: [160, 160],
  img2x: [320, 320],
  img3x: [480, 480],
} as const satisfies Record<string, readonly [number, number]>;
export type GameSlot = keyof typeof gameSlots;
const slotNames = Object.keys(gameSlots) as GameSlot[];

/** A hash of 40 hex digits. The last two number the pictures of the same thing. */
const digest = (kind: string, name: string) => createHash("sha1").update(`${kind}:${name}`).digest("hex").slice(0, 38);

const assetId = (hash: string, [width, height]: readonly [number, number], format = "webp"): AssetId =>
  `image-${hash}-${width}x${height}-${format}`;

export function gameAssets(game: { seed: string; slug: string }): Record<GameSlot, AssetId> {
  const key = gameKey(game);
  const entries = slotNames.map((slot, at) => [slot, assetId(`${key}0${at}`, gameSlots[slot])]);
  return Object.fromEntries(entries) as Record<GameSlot, AssetId>;
}

/** The first 38 digits that all pictures of a game share. */
export function gameKey({ seed, slug }: { seed: string; slug: string }): string {
  return digest("game", `${seed}:${slug}`);
}

export function slotOfHash(hash: string): GameSlot | undefined {
  return slotNames[Number(hash.slice(38))];
}

export const bannerSize = [2400, 1000] as const;
export const logoSize = [480, 160] as const;
const paymentSize = [288, 96] as const;
const licenceSize = [384, 96] as const;

export function bannerAsset(theme: string, name: string): AssetId {
  return assetId(`${digest("banner", `${theme}:${name}`)}00`, bannerSize);
}

export function logoAsset(provider: string): AssetId {
  return assetId(`${digest("logo", provider)}00`, logoSize);
}

export function iconAsset(icon: string): AssetId {
  return assetId(`${digest("icon", icon)}00`, [24, 24], "svg");
}

export function paymentAsset(method: string): AssetId {
  return assetId(`${digest("payment", method)}00`, paymentSize);
}

export function licenceAsset(authority: string): AssetId {
  return assetId(`${digest("licence", authority)}00`, licenceSize);
}

/** The hash inside an asset id. */
export function hashOf(asset: AssetId): string {
  return asset.split("-")[1] ?? "";
}
