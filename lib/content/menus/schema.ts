import { z } from "zod";
import { tolerantList } from "@/lib/content/tolerant-list";
import { menuIds } from "@/lib/routing/content-pages";

/** An entry leads to a page of the site by its id, or away from it by a web address. */
export const MenuEntry = z.object({ title: z.string(), page: z.string().nullable(), url: z.string().nullable() });
export type MenuEntry = z.infer<typeof MenuEntry>;

export const Menu = z.object({ id: z.enum(menuIds), title: z.string(), entries: tolerantList(MenuEntry) });
export type Menu = z.infer<typeof Menu>;
