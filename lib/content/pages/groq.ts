import { localised } from "@/lib/content/groq";

export const pageQuery = `*[_type == "staticPage" && slug.current == $id][0]{
  "id": slug.current,
  "language": select(
    count(body[_key == $language]) > 0 => $language,
    count(body[_key == $contentLanguage]) > 0 => $contentLanguage,
    "en"
  ),
  "title": ${localised("title")}, "description": ${localised("description")}, "body": ${localised("body")}
}`;
