import { localised, writtenIn } from "@/lib/content/groq";

export const glossaryQuery = `*[_type == "glossaryTerm" && defined(slug.current)] | order(_id asc) {
  "slug": slug.current, "language": ${writtenIn("meaning")}, "term": ${localised("term")}, "meaning": ${localised("meaning")}
}`;
