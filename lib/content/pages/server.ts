import "server-only";
import { languageParams } from "@/lib/content/groq";
import { menuLink } from "@/lib/content/menus/link";
import type { Menu } from "@/lib/content/menus/schema";
import { getMenus } from "@/lib/content/menus/server";
import { plainText } from "@/lib/content/portable-text";
import { ContentUnavailable, fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { tolerantList } from "@/lib/content/tolerant-list";
import { isOwnLanguage, type Locale } from "@/lib/market/locale";
import type { MenuId } from "@/lib/routing/content-pages";
import { pageDatesQuery, pageQuery } from "./groq";
import type { RelatedPage } from "./related";
import { ContentPage, PageDate } from "./schema";

/** The page of an id of the content service, or null where it has no such page. @throws ContentUnavailable */
export function getPage(locale: Locale, id: string): Promise<ContentPage | null> {
  return fetchContent(pageQuery, { id, ...languageParams(locale) }, ContentPage.nullable(), [contentTags.page(id)]);
}

/** A page that only a menu leads to: null for every page that the menu does not name. @throws ContentUnavailable */
export async function getMenuPage(locale: Locale, menu: MenuId, id: string): Promise<ContentPage | null> {
  const entries = (await getMenus(locale)).find((each) => each.id === menu)?.entries ?? [];
  return entries.some(({ page }) => page === id) ? getPage(locale, id) : null;
}

/** The pages that the editors of one name as related, by the words of the menu that leads to each; none while the menus are away. */
export async function getRelatedPages(
  locale: Locale,
  { related }: Pick<ContentPage, "related">,
): Promise<RelatedPage[]> {
  if (related.length === 0) return [];
  const entries = (await findMenus(locale)).flatMap(({ id, entries }) => entries.map((entry) => ({ menu: id, entry })));
  return related.flatMap((page) => {
    const found = entries.find(({ entry }) => entry.page === page);
    const link = found && menuLink(locale, found.menu, found.entry);
    return link ? [{ title: found.entry.title, href: link.href }] : [];
  });
}

async function findMenus(locale: Locale): Promise<Menu[]> {
  try {
    return await getMenus(locale);
  } catch (error) {
    if (error instanceof ContentUnavailable) return [];
    throw error;
  }
}

/** The day on which the text of a page last changed, by its id, where editors keep one. @throws ContentUnavailable */
export async function getPageDates(): Promise<ReadonlyMap<string, string>> {
  const dates = await fetchContent(pageDatesQuery, {}, tolerantList(PageDate), [contentTags.pages]);
  return new Map(dates.flatMap(({ id, updatedOn }) => (updatedOn === null ? [] : [[id, updatedOn] as const])));
}

/**
 * The title and text that editors gave an error page; null where the content service is away, has no such page or has it in
 * another language: an error page has its own fallback texts.
 */
export async function findErrorTexts(locale: Locale, id: "401" | "500"): Promise<ErrorTexts | null> {
  const page = await getPage(locale, id).catch(() => null);
  if (!page || !isOwnLanguage(locale, page.language)) return null;
  const body = page.body.flatMap((block) => (block.type === "text" ? [plainText(block.spans)] : [])).join(" ");
  return { title: page.title, body };
}

export interface ErrorTexts {
  title: string;
  body: string;
}
