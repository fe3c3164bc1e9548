import { z } from "zod";
import type { PageList } from "@/lib/content/page-list";
import { contentTags } from "@/lib/content/tags";
import { pathBelow } from "@/lib/routing/build-path";
import { menuIds } from "@/lib/routing/content-pages";
import { routes } from "@/lib/routing/routes";
import { menuPagesQuery } from "./groq";

const MenuPages = z.array(z.object({ id: z.string(), pages: z.array(z.string()) }));

/** The pages that only a menu leads to. */
export const menuPages: PageList = {
  routes: [routes.menuPage],
  query: menuPagesQuery,
  params: { menus: menuIds },
  tags: [contentTags.menus],
  read: (result) =>
    MenuPages.parse(result).flatMap(({ id: page, pages }) =>
      pages.map((id) => ({ path: pathBelow("menuPage", { page, id }) })),
    ),
};
