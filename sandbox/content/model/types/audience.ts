import { choice, type Field, field, localised, required } from "../schema";

/** The audience and dates of a banner or a promotion: both pairs of dates count where both are set. */
export const audienceFields: readonly Field[] = [
  required(choice("authorized", ["both", "authorized", "not-authorized"])),
  field("targetAudience", "targetAudience", { description: "Read where the banner is for the signed-in only." }),
  field("startDate", "datetime"),
  field("endDate", "datetime"),
  field("startsAt", "datetime"),
  field("endsAt", "datetime"),
];

/** The text and link of a banner. */
export const bannerFields: readonly Field[] = [
  required(localised("title")),
  required(localised("description")),
  localised("button"),
  required(field("image", "image")),
  ...audienceFields,
  field("urlAction", "urlAction"),
];
