import { document, field, required } from "../schema";

/** A version of the terms; the older ones stay readable. */
export const termsVersion = document("termsVersion", "Version of the terms", [
  required(field("version", "string", { validation: (rule) => rule.regex(/^\d+(\.\d+)*$/) })),
  required(
    field("files", "array", {
      of: [
        {
          type: "object",
          name: "termsFile",
          fields: [required(field("language", "string")), required(field("file", "file")), field("title", "string")],
        },
      ],
      validation: (rule) => rule.min(1),
    }),
  ),
]);
