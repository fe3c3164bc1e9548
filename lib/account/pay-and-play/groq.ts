import { localised } from "@/lib/content/groq";

/** The banner of pay-and-play, as editors wrote it. */
export const payAndPlayBannerQuery = `*[_type == "contentBox" && _id == $id][0]{
  "title": ${localised("title")}, "description": ${localised("description")}
}`;
