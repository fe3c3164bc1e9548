import "server-only";
import { languageParams } from "@/lib/content/groq";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { tolerantList } from "@/lib/content/tolerant-list";
import type { Locale } from "@/lib/market/locale";
import { menuIds } from "@/lib/routing/content-pages";
import { menusQuery } from "./groq";
import { Menu } from "./schema";

/** The information and contact-us menus, in this order. @throws ContentUnavailable */
export async function getMenus(locale: Locale): Promise<Menu[]> {
  const found = await fetchContent(menusQuery, { menus: menuIds, ...languageParams(locale) }, tolerantList(Menu), [
    contentTags.menus,
  ]);
  return menuIds.flatMap((id) => found.find((menu) => menu.id === id) ?? []);
}
