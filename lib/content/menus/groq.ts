import { localised } from "@/lib/content/groq";

export const menusQuery = `*[_type == "menu" && slug.current in $menus]{
  "id": slug.current, "title": ${localised("title")},
  "entries": coalesce(entries, [])[]{"title": ${localised("title")}, "page": page->slug.current, "url": url}
}`;

/** The pages of each menu, by their slugs. */
export const menuPagesQuery = `*[_type == "menu" && slug.current in $menus]{
  "id": slug.current, "pages": array::compact(coalesce(entries, [])[].page->slug.current)
}`;
