import "server-only";
import type { Metadata } from "next";
import { z } from "zod";
import { readEnvironment } from "@/lib/config/environment";
import { languageParams } from "@/lib/content/groq";
import { getMarketTable } from "@/lib/content/offered-markets/server";
import { ContentUnavailable, fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import type { Locale } from "@/lib/market/locale";
import { isIndexedRoute } from "@/lib/routing/indexed-routes";
import { isOfferedRoute } from "@/lib/routing/offered-products";
import { requireEdition } from "@/lib/routing/require-edition";
import { type Route, type RouteName, routes } from "@/lib/routing/routes";
import { isSocialRoute, socialPath } from "@/lib/site/social/picture-address";
import { socialSize } from "@/lib/site/social/social-size";
import { type HasPage, type PageParams, pageAddress, searchLinks } from "./alternates";
import { seoDescriptionsQuery } from "./groq";

/**
 * What search engines read of a page, by its route and its `params`: its canonical address and alternates, and the description that the
 * content service has for its path, else the page's own, else that of home. Those who share a link read its picture. `getLocales`: of a
 * page that not every locale has that offers its product, which do. A page that searches do not find names no other language.
 */
export async function addressMetadata(
  name: RouteName,
  params: Promise<PageParams & { edition: string }>,
  description?: string | null,
  getLocales: () => HasPage | Promise<HasPage> = () => hasPageOf(routes[name]),
): Promise<Pick<Metadata, "alternates" | "description" | "openGraph" | "robots">> {
  const { locale } = await requireEdition(params);
  const address = pageAddress(locale, name, await params);
  const isIndexed = isIndexedRoute(routes[name]);
  const { canonical, alternates } = searchLinks(
    address,
    readEnvironment().SITE_ORIGIN,
    await getMarketTable(),
    isIndexed ? await orNull(getLocales) : null,
  );
  const found = await findSeoDescription(locale, address.path || "/", description);
  return {
    alternates: { canonical, languages: Object.fromEntries(alternates.map(({ tag, href }) => [tag, href])) },
    ...(found !== undefined && { description: found }),
    ...(isSocialRoute(name) && { openGraph: socialMetadata(locale, address.path) }),
    ...(!isIndexed && { robots: { index: false } }),
  };
}

const hasPageOf =
  (route: Route): HasPage =>
  ({ market }) =>
    isOfferedRoute(route, market);

/** No page is refused because of its alternates: while the content service is away, a new one has none. */
async function orNull(getLocales: () => HasPage | Promise<HasPage>): Promise<HasPage | null> {
  try {
    return await getLocales();
  } catch (error) {
    if (error instanceof ContentUnavailable) return null;
    throw error;
  }
}

/** The picture of the page at a path below the locale, for links to it. */
export const socialMetadata = (locale: Locale, path: string): NonNullable<Metadata["openGraph"]> => ({
  images: [{ url: readEnvironment().SITE_ORIGIN + socialPath(locale, path), ...socialSize }],
});

/** The description of the page at a path ("/online-casino"): its own entry, else `own`, else that of home in the same language. */
export async function findSeoDescription(
  locale: Locale,
  path: string,
  own?: string | null,
): Promise<string | undefined> {
  const descriptions = await readDescriptions(locale);
  return descriptions.get(path) ?? own ?? descriptions.get("/");
}

const Descriptions = z.array(z.object({ path: z.string(), text: z.string().nullable() }));

/** The descriptions in the language of the locale by path ("/online-casino"); none while the content service is away. */
async function readDescriptions(locale: Locale): Promise<ReadonlyMap<string, string>> {
  try {
    const found = await fetchContent(seoDescriptionsQuery, languageParams(locale), Descriptions, [contentTags.seo]);
    // The first of a path counts.
    return new Map(found.toReversed().flatMap(({ path, text }) => (text ? [[path, text] as const] : [])));
  } catch (error) {
    if (error instanceof ContentUnavailable) return new Map();
    throw error;
  }
}
