import { germanLaw } from "../../core/german-law";
import { bannerAsset } from "../../showcase/art/assets";
import type { Theme } from "../../showcase/themes";
import { localise, type Translations, translations } from "../../showcase/translations";
import { type ContentDocument, makeDocument, makeImage, makeReference, makeSlug } from "./document";
import { type GamePlan, gameDocumentId } from "./games";
import {
  compose,
  facts,
  games,
  hero,
  type LandingBlock,
  levels,
  questions,
  steps,
  terms,
  text,
} from "./landing-blocks";
import { markets } from "./markets";

interface LandingPlan {
  slug: string;
  theme: Theme;
  kind: readonly ("registration" | "landing")[];
  markets?: readonly string[];
  bonusCode?: string;
  /** The slug of the promotion that it is about. */
  promotion?: string;
  title: Translations;
  description: Translations;
  blocks(plans: readonly GamePlan[]): LandingBlock[];
}

/** One page for each kind: reached by its slug for those who register, by its id for everybody, and one in a single market. */
export const landingPages: readonly LandingPlan[] = [
  {
    slug: "first-orbit",
    theme: "planet",
    kind: ["registration", "landing"],
    bonusCode: "FIRST-ORBIT",
    promotion: "first-deposit",
    title: translations(({ landingPages }) => landingPages["first-orbit"].title),
    description: translations(({ landingPages }) => landingPages["first-orbit"].description),
    blocks: (plans) =>
      compose(
        hero((words) => words["first-orbit"]),
        steps,
        games(firstGames(plans, "slot")),
        facts,
        questions,
        terms(true),
      ),
  },
  {
    slug: "live-tables",
    theme: "roulette",
    kind: ["landing"],
    markets: markets.map(({ code }) => code).filter((code) => !germanLaw.markets.includes(code)),
    title: translations(({ landingPages }) => landingPages["live-tables"].title),
    description: translations(({ landingPages }) => landingPages["live-tables"].description),
    blocks: (plans) =>
      compose(
        hero((words) => words["live-tables"]),
        text((words) => words["live-tables"].body),
        games(firstGames(plans, "live")),
        facts,
        terms(false),
      ),
  },
  {
    slug: "nordic-winter",
    theme: "wolf",
    kind: ["registration"],
    markets: ["FI", "NO", "SE"],
    title: translations(({ landingPages }) => landingPages["nordic-winter"].title),
    description: translations(({ landingPages }) => landingPages["nordic-winter"].description),
    blocks: (plans) =>
      compose(
        hero((words) => words["nordic-winter"]),
        text((words) => words["nordic-winter"].body),
        steps,
        games(firstGames(plans, "slot")),
        terms(false),
      ),
  },
];

/** Six games that are open to everybody: those that editors named come first. */
function firstGames(plans: readonly GamePlan[], kind: GamePlan["kind"]): string[] {
  return plans
    .filter((plan) => plan.kind === kind && plan.hasSlug)
    .slice(0, 6)
    .map(({ slug }) => gameDocumentId(slug));
}

const vipTitle = translations(({ landingPages }) => landingPages.vipTitle);
const vipDescription = translations(({ landingPages }) => landingPages.vipDescription);

/** The picture of the page for regular players. */
export const vipArt = { slug: "vip", theme: "crown" } as const;

/** The pages that marketing links to, and the one for regular players. */
export function makeLandingDocuments(plans: readonly GamePlan[]): ContentDocument[] {
  return [
    ...landingPages.map(({ slug, theme, kind, markets = [], title, description, bonusCode, promotion, blocks }) =>
      makeDocument("landingPage", `landingPage-${slug}`, {
        slug: makeSlug(slug),
        kind,
        markets,
        title: localise(title),
        description: localise(description),
        image: makeImage(bannerAsset(theme, slug)),
        ...(bonusCode && { bonusCode }),
        ...(promotion && { promotion: makeReference(`promotion-${promotion}`) }),
        blocks: blocks(plans),
      }),
    ),
    makeDocument("vipPage", "vipPage", {
      title: localise(vipTitle),
      description: localise(vipDescription),
      image: makeImage(bannerAsset(vipArt.theme, vipArt.slug)),
      blocks: compose(
        hero(({ vipTitle, vipDescription }) => ({ title: vipTitle, description: vipDescription })),
        text(({ vipBody }) => vipBody),
        levels,
        questions,
      ),
    }),
  ];
}
