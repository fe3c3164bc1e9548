import "server-only";
import { z } from "zod";
import { languageParams } from "@/lib/content/groq";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import type { Locale } from "@/lib/market/locale";
import { menuIds } from "@/lib/routing/static-pages";
import { menusQuery } from "./groq";
import { Menu } from "./schema";

/** The information and contact-us menus, in this order. @throws ContentUnavailable */
export async function getMenus(locale: Locale): Promise<Menu[]> {
  const found = await fetchContent(menusQuery, { menus: menuIds, ...languageParams(locale) }, z.array(Menu), [
    contentTags.menus,
  ]);
  return menuIds.flatMap((id) => found.find((menu) => menu.id === id) ?? []);
}
