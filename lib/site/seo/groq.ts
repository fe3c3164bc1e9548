import { localised } from "@/lib/content/groq";

export const seoDescriptionQuery = `*[_type == "seoDescription" && path == $path] | order(_id asc) [0]{"text": ${localised("description")}}.text`;
