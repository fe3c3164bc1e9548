import { germanLaw } from "../../core/german-law";
import { bannerAsset } from "../../showcase/art/assets";
import type { Theme } from "../../showcase/themes";
import { localise, type Translations, translations } from "../../showcase/translations";
import type { offerKinds } from "../model/values";
import { type ContentDocument, makeDocument, makeImage, makeSlug } from "./document";
import { rates } from "./markets";

interface PromotionPlan {
  slug: string;
  theme: Theme;
  category: "casino" | "live-casino";
  kind: (typeof offerKinds)[number];
  tags: readonly string[];
  authorized: "both" | "authorized" | "not-authorized";
  /** The code that a player enters with a deposit. */
  bonusCode?: string;
  targetAudience?: { targetAudienceOption: string; targetGroups?: string[]; targetPlayersIds?: string[] };
  title: Translations;
  description: Translations;
  /** In euros; the other currencies follow. `wagering` is the whole of what has to be staked. */
  money: { amount: number; wagering: number; maxBet: number };
  days: number;
  excludedGames: Translations;
  forfeit: Translations;
  excludedMarkets?: readonly string[];
  window?: { startDate?: string; endDate?: string; startsAt?: string; endsAt?: string };
}

export const jackpotsAndTables = translations(({ promotions }) => promotions.jackpotsAndTables);
const none = translations(({ promotions }) => promotions.none);
const losesBonus = translations(({ promotions }) => promotions.losesBonus);
const losesNothing = translations(({ promotions }) => promotions.losesNothing);
/** Inducements are not shown to everybody there. */
export const quietMarkets = ["SE", "PP", "NL", "LL"] as const;

/** The welcome offer: everybody reads of it, and a player until the first deposit. */
const welcome = {
  theme: "planet",
  category: "casino",
  kind: "first",
  tags: ["welcome", "deposit"],
  bonusCode: "FIRST-ORBIT",
  title: translations(({ promotions }) => promotions["first-deposit"].title),
  description: translations(({ promotions }) => promotions["first-deposit"].description),
  money: { amount: 50, wagering: 500, maxBet: 5 },
  days: 30,
  excludedGames: jackpotsAndTables,
  forfeit: losesBonus,
  excludedMarkets: quietMarkets,
} as const;

/** One for each rule: audiences, targeting, categories, tags, markets and both pairs of dates. In the order of the page. */
export const promotions: readonly PromotionPlan[] = [
  { ...welcome, slug: "first-deposit", authorized: "not-authorized" },
  {
    slug: "orbit-rounds",
    theme: "neon",
    category: "casino",
    kind: "advance",
    tags: ["free-rounds"],
    authorized: "both",
    title: translations(({ promotions }) => promotions["orbit-rounds"].title),
    description: translations(({ promotions }) => promotions["orbit-rounds"].description),
    money: { amount: 4, wagering: 0, maxBet: 0.2 },
    days: 7,
    excludedGames: translations(({ promotions }) => promotions["orbit-rounds"].excludedGames),
    forfeit: losesNothing,
    // Nor in advance in Brazil.
    excludedMarkets: [...quietMarkets, "BR"],
    window: { endsAt: "2030-12-31T20:00:00Z" },
  },
  {
    slug: "live-week",
    theme: "roulette",
    category: "live-casino",
    kind: "loyalty",
    tags: ["cashback"],
    authorized: "both",
    title: translations(({ promotions }) => promotions["live-week"].title),
    description: translations(({ promotions }) => promotions["live-week"].description),
    money: { amount: 25, wagering: 0, maxBet: 100 },
    days: 7,
    excludedGames: none,
    forfeit: losesNothing,
    excludedMarkets: [...quietMarkets, ...germanLaw.markets],
  },
  {
    ...welcome,
    slug: "first-deposit-still",
    authorized: "authorized",
    targetAudience: { targetAudienceOption: "by-group", targetGroups: ["DEPOSIT_COUNT_0"] },
  },
  {
    slug: "second-deposit",
    theme: "chest",
    category: "casino",
    kind: "later",
    tags: ["deposit"],
    authorized: "authorized",
    targetAudience: { targetAudienceOption: "by-group", targetGroups: ["DEPOSIT_COUNT_1"] },
    title: translations(({ promotions }) => promotions["second-deposit"].title),
    description: translations(({ promotions }) => promotions["second-deposit"].description),
    money: { amount: 25, wagering: 250, maxBet: 5 },
    days: 21,
    excludedGames: jackpotsAndTables,
    forfeit: losesBonus,
    excludedMarkets: quietMarkets,
  },
  {
    slug: "players-evening",
    theme: "lantern",
    category: "live-casino",
    kind: "loyalty",
    tags: ["tables"],
    authorized: "authorized",
    title: translations(({ promotions }) => promotions["players-evening"].title),
    description: translations(({ promotions }) => promotions["players-evening"].description),
    money: { amount: 5, wagering: 0, maxBet: 1 },
    days: 1,
    excludedGames: none,
    forfeit: losesNothing,
    excludedMarkets: germanLaw.markets,
  },
  {
    slug: "harvest-spins",
    theme: "fruit",
    category: "casino",
    kind: "advance",
    tags: ["free-rounds"],
    authorized: "both",
    title: translations(({ promotions }) => promotions["harvest-spins"].title),
    description: translations(({ promotions }) => promotions["harvest-spins"].description),
    money: { amount: 2, wagering: 0, maxBet: 0.2 },
    days: 3,
    excludedGames: none,
    forfeit: losesNothing,
    window: { startDate: "2025-09-01T00:00:00Z", endDate: "2025-12-01T00:00:00Z" },
  },
  {
    slug: "not-yet",
    theme: "crown",
    category: "casino",
    kind: "advance",
    tags: ["tables"],
    authorized: "both",
    title: translations(({ promotions }) => promotions["not-yet"].title),
    description: translations(({ promotions }) => promotions["not-yet"].description),
    money: { amount: 2, wagering: 0, maxBet: 0.2 },
    days: 3,
    excludedGames: none,
    forfeit: losesNothing,
    window: { startsAt: "2099-01-01T00:00:00Z", endsAt: "2099-02-01T00:00:00Z" },
  },
];

export function makePromotionDocument(plan: PromotionPlan, order: number): ContentDocument {
  const { slug, category, kind, tags, authorized, bonusCode, targetAudience, window, excludedMarkets, days } = plan;
  return makeDocument("promotion", `promotion-${slug}`, {
    slug: makeSlug(slug),
    category,
    kind,
    tags,
    order,
    ...(excludedMarkets && { excludedMarkets }),
    title: localise(plan.title),
    description: localise(plan.description),
    image: makeImage(bannerAsset(plan.theme, slug)),
    authorized,
    ...(bonusCode && { bonusCode }),
    ...(targetAudience && { targetAudience }),
    ...window,
    facts: {
      money: moneyOf(plan.money),
      days,
      excludedGames: localise(plan.excludedGames),
      forfeit: localise(plan.forfeit),
    },
  });
}

export const promotionTags = ["welcome", "deposit", "free-rounds", "cashback", "tables"] as const;

export const makePromotionTagDocument = (tag: (typeof promotionTags)[number]): ContentDocument =>
  makeDocument("promotionTag", `promotionTag-${tag}`, {
    slug: makeSlug(tag),
    title: localise(translations((texts) => texts.promotionTags[tag])),
  });

function moneyOf({ amount, wagering, maxBet }: PromotionPlan["money"]) {
  const round = (value: number) => Math.round(value * 100) / 100;
  return Object.entries(rates).map(([currency, rate]) => ({
    _key: currency,
    currency,
    amount: round(amount * rate),
    wagering: round(wagering * rate),
    maxBet: round(maxBet * rate),
  }));
}
