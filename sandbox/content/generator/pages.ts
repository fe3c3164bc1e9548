import type { Translate } from "../../showcase/pages/texts";
import { english } from "../../showcase/pages/texts";
import { type ContentDocument, makeDocument, makeReference, makeSlug } from "./document";
import { toPortableText } from "./portable-text";

const pageDocumentId = (id: string) => `staticPage-${id}`;

/** The static pages, the two error pages, and the pages that only a menu leads to. */
export function makePageDocuments(translate: Translate): ContentDocument[] {
  return Object.keys(english.pages).map((id) =>
    makeDocument("staticPage", pageDocumentId(id), {
      slug: makeSlug(id),
      title: translate(({ pages }) => pages?.[id]?.title),
      description: translate(({ pages }) => pages?.[id]?.description),
      body: translate(({ pages }) => {
        const text = pages?.[id]?.body;
        return text === undefined ? undefined : toPortableText(text.join("\n"));
      }),
    }),
  );
}

/** The two menus of the footer. An entry leads to a page or, by its `url`, away from the site. */
export function makeMenuDocuments(translate: Translate): ContentDocument[] {
  return Object.entries(english.menus).map(([menu, { entries }]) =>
    makeDocument("menu", `menu-${menu}`, {
      slug: makeSlug(menu),
      title: translate(({ menus }) => menus?.[menu]?.title),
      entries: Object.keys(entries).map((target, at) => ({
        _type: "menuEntry",
        _key: `e${at}`,
        title: translate(({ menus }) => menus?.[menu]?.entries[target]),
        ...(/^https?:/.test(target) ? { url: target } : { page: makeReference(pageDocumentId(target)) }),
      })),
    }),
  );
}
