import { bannerAsset } from "../../showcase/art/assets";
import type { Theme } from "../../showcase/themes";
import { localise, type Translations, translations } from "../../showcase/translations";
import { type ContentDocument, makeDocument, makeImage, makeSlug } from "./document";
import { toPortableText } from "./portable-text";

interface LandingPlan {
  slug: string;
  theme: Theme;
  kind: readonly ("registration" | "landing")[];
  markets?: readonly string[];
  bonusCode?: string;
  title: Translations;
  description: Translations;
  body: Translations;
  button: Translations;
}

const browse = translations(({ landingPages }) => landingPages.browse);

/** One page for each kind: reached by its slug for those who register, by its id for everybody, and one in a single market. */
export const landingPages: readonly LandingPlan[] = [
  {
    slug: "first-orbit",
    theme: "planet",
    kind: ["registration", "landing"],
    bonusCode: "FIRST-ORBIT",
    title: translations(({ landingPages }) => landingPages["first-orbit"].title),
    description: translations(({ landingPages }) => landingPages["first-orbit"].description),
    body: translations(({ landingPages }) => landingPages["first-orbit"].body),
    button: browse,
  },
  {
    slug: "live-tables",
    theme: "roulette",
    kind: ["landing"],
    title: translations(({ landingPages }) => landingPages["live-tables"].title),
    description: translations(({ landingPages }) => landingPages["live-tables"].description),
    body: translations(({ landingPages }) => landingPages["live-tables"].body),
    button: browse,
  },
  {
    slug: "nordic-winter",
    theme: "wolf",
    kind: ["registration"],
    markets: ["FI", "NO", "SE"],
    title: translations(({ landingPages }) => landingPages["nordic-winter"].title),
    description: translations(({ landingPages }) => landingPages["nordic-winter"].description),
    body: translations(({ landingPages }) => landingPages["nordic-winter"].body),
    button: browse,
  },
];

const levels: readonly { key: string; title: Translations; description: Translations }[] = [
  {
    key: "regular",
    title: translations(({ landingPages }) => landingPages.regular.title),
    description: translations(({ landingPages }) => landingPages.regular.description),
  },
  {
    key: "friend",
    title: translations(({ landingPages }) => landingPages.friend.title),
    description: translations(({ landingPages }) => landingPages.friend.description),
  },
];

const vipTitle = translations(({ landingPages }) => landingPages.vipTitle);
const vipDescription = translations(({ landingPages }) => landingPages.vipDescription);
const vipBody = translations(({ landingPages }) => landingPages.vipBody);

/** The picture of the page for regular players. */
export const vipArt = { slug: "vip", theme: "crown" } as const;

const richText = (text: Translations) =>
  localise(text).map(({ _key, value }) => ({
    _type: "internationalizedArrayBlocksValue",
    _key,
    value: toPortableText(value),
  }));

/** The pages that marketing links to, and the one for regular players. */
export function makeLandingDocuments(): ContentDocument[] {
  return [
    ...landingPages.map(({ slug, theme, kind, markets = [], title, description, body, button, bonusCode }) =>
      makeDocument("landingPage", `landingPage-${slug}`, {
        slug: makeSlug(slug),
        kind,
        markets,
        title: localise(title),
        description: localise(description),
        image: makeImage(bannerAsset(theme, slug)),
        body: richText(body),
        button: localise(button),
        ...(bonusCode && { bonusCode }),
      }),
    ),
    makeDocument("vipPage", "vipPage", {
      title: localise(vipTitle),
      description: localise(vipDescription),
      image: makeImage(bannerAsset(vipArt.theme, vipArt.slug)),
      body: richText(vipBody),
      levels: levels.map(({ key, title, description }) => ({
        _key: key,
        key,
        title: localise(title),
        description: localise(description),
      })),
    }),
  ];
}
