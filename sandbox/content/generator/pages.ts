import type { Translate } from "../../showcase/pages/texts";
import { english } from "../../showcase/pages/texts";
import { type ContentDocument, makeDocument, makeReference, makeReferences, makeSlug } from "./document";
import { toPortableText } from "./portable-text";

const pageDocumentId = (id: string) => `staticPage-${id}`;

/** What a reader may want next. */
const related: Readonly<Record<string, readonly string[]>> = {
  terms_and_conditions: ["bonus_terms", "casino_rules", "privacy"],
  bonus_terms: ["terms_and_conditions", "casino_rules", "complaints"],
  casino_rules: ["betting_rules", "bonus_terms", "responsible_gambling"],
  betting_rules: ["casino_rules", "bonus_terms", "responsible_gambling"],
  payment_methods: ["terms_and_conditions", "bonus_terms", "support"],
  responsible_gambling: ["age_restrictions", "support", "complaints"],
  age_restrictions: ["responsible_gambling", "terms_and_conditions", "support"],
  cookies_policy: ["privacy", "terms_and_conditions", "support"],
  privacy: ["cookies_policy", "terms_and_conditions", "complaints"],
  about: ["responsible_gambling", "terms_and_conditions", "support"],
  support: ["complaints", "payment_methods", "responsible_gambling"],
  complaints: ["support", "terms_and_conditions", "bonus_terms"],
};

/** The day that the texts were written for. Not of payment methods, whose list is each market's, nor of the error pages. */
const updatedOn = "2026-01-05";
const isDated = (id: string) => id !== "payment_methods" && related[id] !== undefined;

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
      ...(isDated(id) && { updatedOn }),
      ...(related[id] && { related: makeReferences(related[id].map(pageDocumentId)) }),
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
