import { type Brand, brandOf } from "../../showcase/pages/brand";
import { translateFor } from "../../showcase/pages/texts";
import { banners, makeBannerDocument, payAndPlayBanner, signUpBanner } from "./banners";
import { categories, categoryDocumentId, makeCategoryDocument, rankPopular } from "./categories";
import { makeCountries } from "./countries";
import type { ContentDocument } from "./document";
import { type GamePlan, makeGameDocument, planGames } from "./games";
import { makeGlossaryDocuments } from "./glossary";
import { makeLandingDocuments } from "./landing-pages";
import { makeLiveCategoryDocuments } from "./live-categories";
import { makeMarketDocuments } from "./lobbies";
import { makeMarketEntries } from "./market-entries";
import { makeLiveChatSetting, makeMarketRecords } from "./market-records";
import { markets } from "./markets";
import { makeMenuDocuments, makePageDocuments } from "./pages";
import { makePromotionDocument, makePromotionTagDocument, promotions, promotionTags } from "./promotions";
import { makeProviderDocuments } from "./providers";
import { makeQuestionnaireDocuments } from "./questionnaire";
import { makeSeoDocuments } from "./seo-descriptions";
import { makeTermsFiles, makeTermsVersions } from "./terms-versions";
import { makeWidgetDocuments } from "./widgets";

export interface Dataset {
  plans: readonly GamePlan[];
  documents: readonly ContentDocument[];
  /** The texts behind file assets, by their id. */
  files: ReadonlyMap<string, string>;
}

/** The whole dataset of the sandbox: the same seed, size and brand give the same bytes. */
export function generateDataset(seed: string, games: number, brand: Brand = brandOf("greenroom")): Dataset {
  const translate = translateFor(brand);
  const plans = planGames(seed, games);
  const published = [
    ...makeProviderDocuments(),
    ...plans.map(makeGameDocument),
    ...makeCategoryDocuments(plans),
    ...makeLiveCategoryDocuments(plans),
    ...[...banners, payAndPlayBanner, signUpBanner].map(makeBannerDocument),
    ...promotions.map(makePromotionDocument),
    ...promotionTags.map(makePromotionTagDocument),
    ...makeWidgetDocuments(),
    ...makeMarketDocuments(),
    ...makeMarketEntries(),
    ...makeCountries(),
    ...makeMarketRecords(translate),
    makeLiveChatSetting(),
    ...makePageDocuments(translate),
    ...makeMenuDocuments(translate),
    ...makeTermsVersions(translate),
    ...makeLandingDocuments(plans),
    ...makeGlossaryDocuments(),
    ...makeSeoDocuments(),
    ...makeQuestionnaireDocuments(),
  ];
  const files = new Map(makeTermsFiles(translate).map(({ asset, text }) => [asset, text]));
  return { plans, documents: [...published, ...makeDrafts(published)], files };
}

function makeCategoryDocuments(games: readonly GamePlan[]): ContentDocument[] {
  const plans = games.filter(({ kind }) => kind !== "live");
  return categories.flatMap((category, rowNum) => {
    if (category.slug !== "popular")
      return [makeCategoryDocument(category, categoryDocumentId(category.slug), category.games(plans), rowNum)];
    return markets.map(({ code }) =>
      makeCategoryDocument(category, categoryDocumentId("popular", code), rankPopular(plans, code), rowNum),
    );
  });
}

/** The unpublished drafts of editors: a new title for a game, and a game that nobody has seen yet. */
function makeDrafts(published: readonly ContentDocument[]): ContentDocument[] {
  const first = published.find(({ _id }) => _id === "game-emerald-orbit");
  if (!first) return [];
  return [
    { ...first, _id: "drafts.game-emerald-orbit", name: "Emerald Orbit Renewed" },
    {
      ...first,
      _id: "drafts.game-unseen-orbit",
      name: "Unseen Orbit",
      slug: { _type: "slug", current: "unseen-orbit" },
      gameId: "unseenorbit",
    },
  ];
}

/** One document a line, as the content service's own export writes it. */
export function toNdjson(documents: readonly ContentDocument[]): string {
  return `${documents.map((document) => JSON.stringify(document)).join("\n")}\n`;
}
