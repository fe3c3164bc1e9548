import english from "../../showcase/editorial/en.json";
import { localise, type Texts, translations } from "../../showcase/translations";
import { type ContentDocument, makeDocument, makeSlug } from "./document";

type Slug = keyof Texts["glossary"];

/** The terms of betting and bonuses that the editors explain. */
export function makeGlossaryDocuments(): ContentDocument[] {
  const slugs = Object.keys(english.glossary) as Slug[]; // Object.keys forgets the type of literal keys
  return slugs.map((slug) =>
    makeDocument("glossaryTerm", `glossary-${slug}`, {
      slug: makeSlug(slug),
      term: localise(translations(({ glossary }) => glossary[slug].term)),
      meaning: localise(translations(({ glossary }) => glossary[slug].meaning)),
    }),
  );
}
