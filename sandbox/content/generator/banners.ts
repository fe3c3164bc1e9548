import { bannerAsset } from "../../showcase/art/assets";
import type { ArtTheme } from "../../showcase/themes";
import { localise, type Texts, translations } from "../../showcase/translations";
import { type ContentDocument, makeDocument, makeImage } from "./document";

interface BannerPlan {
  /** Its title and description are below it in the texts. */
  slug: keyof Texts["banners"];
  theme: ArtTheme;
  authorized: "both" | "authorized" | "not-authorized";
  targetAudience?: { targetAudienceOption: string; targetGroups?: string[]; targetPlayersIds?: string[] };
  button: keyof Texts["bannerButtons"];
  urlAction: { slug: string };
  window?: { startDate?: string; endDate?: string; startsAt?: string; endsAt?: string };
}

/** One banner for each rule of the specification: audiences, targeting, both pairs of dates. */
export const banners: readonly BannerPlan[] = [
  {
    slug: "emerald-orbit",
    theme: "planet",
    authorized: "both",
    button: "play",
    urlAction: { slug: "play/emerald-orbit" },
  },
  {
    slug: "lantern-alley",
    theme: "lantern",
    authorized: "both",
    button: "play",
    urlAction: { slug: "play/lantern-alley" },
  },
  {
    slug: "frost-crown",
    theme: "crown",
    authorized: "both",
    button: "play",
    urlAction: { slug: "play/frost-crown" },
  },
  {
    slug: "live-small-stakes",
    theme: "roulette",
    authorized: "both",
    button: "tables",
    urlAction: { slug: "live-casino-online/live-low-limits" },
  },
  {
    slug: "live-new-tables",
    theme: "cards",
    authorized: "both",
    button: "tables",
    urlAction: { slug: "live-casino-online/live-new" },
  },
  {
    slug: "live-high-tables",
    theme: "baccarat",
    authorized: "both",
    button: "tables",
    urlAction: { slug: "live-casino-online/live-high-limits" },
  },
  {
    // The promotion of the same name, with what it asks for.
    slug: "first-deposit",
    theme: "gem",
    authorized: "not-authorized",
    button: "terms",
    urlAction: { slug: "promotions/casino/first-deposit" },
  },
  {
    slug: "try-first",
    theme: "gem",
    authorized: "not-authorized",
    button: "browse",
    urlAction: { slug: "online-casino/new" },
  },
  {
    slug: "jackpots",
    theme: "chest",
    authorized: "both",
    button: "browse",
    urlAction: { slug: "online-casino/jackpots" },
  },
  {
    slug: "new-games",
    theme: "lantern",
    authorized: "authorized",
    targetAudience: { targetAudienceOption: "no-limit" },
    button: "browse",
    urlAction: { slug: "online-casino/new" },
  },
  {
    slug: "first-steps",
    theme: "planet",
    authorized: "authorized",
    targetAudience: { targetAudienceOption: "by-group", targetGroups: ["DEPOSIT_COUNT_0"] },
    button: "browse",
    urlAction: { slug: "online-casino" },
  },
  {
    slug: "table-invitation",
    theme: "cards",
    authorized: "authorized",
    targetAudience: { targetAudienceOption: "by-player-list", targetPlayersIds: ["1001", "1002"] },
    button: "browse",
    urlAction: { slug: "online-casino/table-games" },
  },
  {
    slug: "limits",
    // Neither gold nor luck nor a game belongs above limits.
    theme: "dial",
    authorized: "both",
    button: "limits",
    urlAction: { slug: "responsible-gambling" },
  },
  {
    slug: "help",
    theme: "lifebuoy",
    authorized: "both",
    button: "help",
    urlAction: { slug: "responsible-gambling" },
  },
  {
    slug: "harvest-weeks",
    theme: "fruit",
    authorized: "both",
    button: "browse",
    urlAction: { slug: "online-casino/fruit" },
    window: { startDate: "2025-09-01T00:00:00Z", endDate: "2025-12-01T00:00:00Z" },
  },
  {
    slug: "far-future",
    theme: "neon",
    authorized: "both",
    button: "browse",
    urlAction: { slug: "online-casino/new" },
    window: { startsAt: "2099-01-01T00:00:00Z", endsAt: "2099-02-01T00:00:00Z" },
  },
];

/** The text above the amount in pay-and-play; it is in no lobby. */
export const payAndPlayBanner: BannerPlan = {
  slug: "pay-and-play",
  theme: "clover",
  authorized: "not-authorized",
  button: "play",
  urlAction: { slug: "signup/pnp" },
};

/** The banner above the steps of the sign-up. */
export const signUpBanner: BannerPlan = {
  slug: "sign-up",
  theme: "gem",
  authorized: "not-authorized",
  button: "play",
  urlAction: { slug: "signup" },
};

export function bannerDocumentId(slug: string): string {
  return `contentBox-${slug}`;
}

export function makeBannerDocument(banner: BannerPlan): ContentDocument {
  return makeDocument("contentBox", bannerDocumentId(banner.slug), {
    title: localise(translations(({ banners }) => banners[banner.slug].title)),
    description: localise(translations(({ banners }) => banners[banner.slug].description)),
    button: localise(translations(({ bannerButtons }) => bannerButtons[banner.button])),
    image: makeImage(bannerAsset(banner.theme, banner.slug)),
    authorized: banner.authorized,
    ...(banner.targetAudience && { targetAudience: banner.targetAudience }),
    ...banner.window,
    urlAction: { openNewTab: false, ...banner.urlAction },
  });
}
