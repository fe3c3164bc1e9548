import type { Skin } from "../../content/game";
import { banners, payAndPlayBanner, signUpBanner } from "../../content/generator/banners";
import type { GamePlan } from "../../content/generator/games";
import { icons } from "../../content/generator/icons";
import { landingPages, vipArt } from "../../content/generator/landing-pages";
import { marketRecords } from "../../content/generator/market-records";
import { type PaymentMethod, paymentMethods } from "../../content/generator/payment-methods";
import { promotions } from "../../content/generator/promotions";
import { providers } from "../../content/generator/providers";
import {
  type AssetId,
  bannerAsset,
  gameKey,
  hashOf,
  iconAsset,
  licenceAsset,
  logoAsset,
  paymentAsset,
  slotOfHash,
} from "./assets";
import { composeLicence, composePayment } from "./badges";
import { artDirectionOf, composeBanner, composeGame, composeLogo, type GameArt, paletteOf } from "./compose";

/** Something that can be drawn in any size. */
export interface Drawing {
  svg(width: number, height: number): string;
  bloom: number;
}

export interface Art {
  /** The drawing behind an asset's hash, or null. */
  find(hash: string): Drawing | null;
  /** The theme and colours of the game that an asset's hash belongs to. */
  skinOf(asset: AssetId): Skin;
}

/** All pictures of a dataset. Nothing is drawn before it is requested. */
export function createArt(plans: readonly GamePlan[]): Art {
  const games = new Map(plans.map((plan): [string, GameArt] => [gameKey(plan), plan]));
  const others = new Map<string, Drawing>([
    ...[...banners, payAndPlayBanner, signUpBanner, ...promotions, ...landingPages, vipArt].map(
      ({ slug, theme }): [string, Drawing] => [
        hashOf(bannerAsset(theme, slug)),
        { svg: (width, height) => composeBanner(theme, slug, width, height), bloom: 0.6 },
      ],
    ),
    ...providers.map(({ slug, title }): [string, Drawing] => [
      hashOf(logoAsset(slug)),
      { svg: (width, height) => composeLogo(slug, title, width, height), bloom: 0 },
    ]),
    ...Object.entries(icons).map(([icon, svg]): [string, Drawing] => [
      hashOf(iconAsset(icon)),
      { svg: () => svg, bloom: 0 },
    ]),
    ...(Object.keys(paymentMethods) as PaymentMethod[]).map((method): [string, Drawing] => {
      const { name, kind } = paymentMethods[method];
      return [
        hashOf(paymentAsset(method)),
        { svg: (width, height) => composePayment(name, kind, width, height), bloom: 0 },
      ];
    }),
    ...Object.values(marketRecords).map(({ authority }): [string, Drawing] => [
      hashOf(licenceAsset(authority)),
      { svg: (width, height) => composeLicence(authority, width, height), bloom: 0 },
    ]),
  ]);
  return {
    find(hash) {
      const game = games.get(hash.slice(0, 38));
      const slot = slotOfHash(hash);
      if (!game || !slot) return others.get(hash) ?? null;
      return { svg: (width, height) => composeGame(game, slot, width, height), bloom: artDirectionOf(game).bloom };
    },
    skinOf(asset) {
      const game = games.get(hashOf(asset).slice(0, 38));
      const { theme, ...art } = game ?? { title: "", theme: "planet" as const, provider: "relax", seed: "" };
      const { night, deep, main, second, light } = paletteOf({ theme, ...art });
      return { theme, colours: { night, deep, main, second, light } };
    },
  };
}
