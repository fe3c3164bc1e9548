import { localised, writtenIn } from "@/lib/content/groq";

export const pageQuery = `*[_type == "staticPage" && slug.current == $id][0]{
  "id": slug.current, "language": ${writtenIn("body")},
  "title": ${localised("title")}, "description": ${localised("description")}, "body": ${localised("body")}
}`;
