import { localised, writtenIn } from "@/lib/content/groq";

export const pageQuery = `*[_type == "staticPage" && slug.current == $id][0]{
  "id": slug.current, "language": ${writtenIn("body")},
  "title": ${localised("title")}, "description": ${localised("description")}, "body": ${localised("body")},
  updatedOn, "related": array::compact(coalesce(related, [])[]->slug.current)
}`;

/** The day on which the text of each page last changed, of the pages whose editors keep one. */
export const pageDatesQuery = `*[_type == "staticPage" && defined(updatedOn)]{"id": slug.current, updatedOn}`;
