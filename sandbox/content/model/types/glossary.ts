import { document, field, localised, required } from "../schema";

/** A term of the glossary, at /glossary. Pages link to some of them by their slug. */
export const glossaryTerm = document("glossaryTerm", "Term of the glossary", [
  required(field("slug", "slug")),
  required(localised("term")),
  required(localised("meaning")),
]);
