import { document, field, localised, required } from "../schema";

/** The meta description of a page. */
export const seoDescription = document("seoDescription", "Description for search engines", [
  required(
    field("path", "string", {
      validation: (rule) => rule.regex(/^\/[a-z0-9/-]*$/),
      description: "Below the language.",
    }),
  ),
  required(localised("description")),
]);
