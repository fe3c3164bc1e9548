import { bannerAsset } from "../art/assets";
import { type ContentDocument, makeDocument, makeImage, makeSlug } from "./document";
import { toPortableText } from "./portable-text";
import type { Theme } from "./themes";
import { localise, type Words, words } from "./words";

interface LandingPlan {
  slug: string;
  theme: Theme;
  kind: readonly ("registration" | "landing")[];
  markets?: readonly string[];
  bonusCode?: string;
  title: Words;
  description: Words;
  body: Words;
  button: Words;
}

const browse = words(({ landingPages }) => landingPages.browse);

/** One page for each kind: reached by its slug for those who register, by its id for everybody, and one in a single market. */
export const landingPages: readonly LandingPlan[] = [
  {
    slug: "first-orbit",
    theme: "planet",
    kind: ["registration", "landing"],
    bonusCode: "FIRST-ORBIT",
    title: words(({ landingPages }) => landingPages["first-orbit"].title),
    description: words(({ landingPages }) => landingPages["first-orbit"].description),
    body: words(({ landingPages }) => landingPages["first-orbit"].body),
    button: browse,
  },
  {
    slug: "live-tables",
    theme: "roulette",
    kind: ["landing"],
    title: words(({ landingPages }) => landingPages["live-tables"].title),
    description: words(({ landingPages }) => landingPages["live-tables"].description),
    body: words(({ landingPages }) => landingPages["live-tables"].body),
    button: browse,
  },
  {
    slug: "nordic-winter",
    theme: "wolf",
    kind: ["registration"],
    markets: ["FI", "NO", "SE"],
    title: words(({ landingPages }) => landingPages["nordic-winter"].title),
    description: words(({ landingPages }) => landingPages["nordic-winter"].description),
    body: words(({ landingPages }) => landingPages["nordic-winter"].body),
    button: browse,
  },
];

const levels: readonly { key: string; title: Words; description: Words }[] = [
  {
    key: "regular",
    title: words(({ landingPages }) => landingPages.regular.title),
    description: words(({ landingPages }) => landingPages.regular.description),
  },
  {
    key: "friend",
    title: words(({ landingPages }) => landingPages.friend.title),
    description: words(({ landingPages }) => landingPages.friend.description),
  },
];

const vipTitle = words(({ landingPages }) => landingPages.vipTitle);
const vipDescription = words(({ landingPages }) => landingPages.vipDescription);
const vipBody = words(({ landingPages }) => landingPages.vipBody);

/** The picture of the page for regular players. */
export const vipArt = { slug: "vip", theme: "crown" } as const;

const richText = (text: Words) =>
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
