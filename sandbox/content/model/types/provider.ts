import { document, field, reference, required } from "../schema";
import { countryCode, slugPattern } from "../values";

const common = [
  required(field("slug", "slug", { validation: (rule) => rule.regex(slugPattern) })),
  required(field("title", "string")),
  required(
    field("restrictedCountries", "array", {
      of: [{ type: "string", validation: (rule) => rule.regex(countryCode) }],
      description: "Where its games may not be played.",
    }),
  ),
  required(
    field("removeOverlay", "boolean", { description: "Show its games without the overlay where they are restricted." }),
  ),
  required(field("image", "image")),
];

export const provider = document("provider", "Provider", common);
export const subProvider = document("subProvider", "Studio of a provider", [
  ...common,
  required(reference("provider", "provider")),
]);
