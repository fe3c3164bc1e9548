import { localised } from "@/lib/content/groq";

/** Of every path that has one. */
export const seoDescriptionsQuery = `*[_type == "seoDescription"] | order(_id asc) {path, "text": ${localised("description")}}`;
