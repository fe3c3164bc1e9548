import { choice, choices, document, type Field, field, localised, required } from "../schema";
import { countryCode, currencyCodes, marketCodes, urlLanguages } from "../values";

const web = (name: string) => field(name, "url", { validation: (rule) => rule.uri({ scheme: ["http", "https"] }) });

const list = (name: string, member: string, fields: readonly Field[]) =>
  required(field(name, "array", { of: [{ type: "object", name: member, fields }] }));

/** The footer of a market. */
export const market = document("market", "Market record", [
  required(choice("market", marketCodes)),
  required(
    field("route", "string", { description: "The name that the site asks for it by: portugal, pt (Brazil), caf, gb." }),
  ),
  list("licenses", "license", [
    required(field("logoName", "string")),
    required(field("image", "image")),
    required(web("url")),
  ]),
  localised("legal"),
  required(
    field("footer", "object", {
      fields: ["termsAndConditions", "content", "licenseLogos"].map((name) => required(field(name, "boolean"))),
    }),
  ),
  required(field("disableLiveChat", "boolean")),
  list("paymentMethods", "paymentMethod", [
    required(localised("name")),
    required(field("image", "image")),
    required(localised("altTag")),
  ]),
]);

/** One text for each key of a list; a key that is left out has none. */
const perKey = (name: string, keys: readonly string[]) =>
  required(field(name, "object", { fields: keys.map((key) => field(key, "string")) }));

/** A market that an editor offers, and its languages; the first is its default. */
export const marketEntry = document("marketEntry", "Market on offer", [
  required(choice("id", marketCodes)),
  required(field("name", "string")),
  required(choices("languages", urlLanguages, { validation: (rule) => rule.min(1) })),
  required(field("isMarketEnabled", "boolean")),
  required(field("isCustomMarketId", "boolean", { description: "Its code is no country's." })),
  perKey("localeMapping", urlLanguages),
  field("originCountryCode", "string", { validation: (rule) => rule.regex(countryCode) }),
  perKey("languageMaps", urlLanguages),
  perKey("regionLanguageMap", marketCodes),
  field("removeCountryFromRegistration", "array", {
    of: [{ type: "string", validation: (rule) => rule.regex(countryCode) }],
  }),
]);

/** A country of the sign-up form. */
export const country = document("country", "Country", [
  required(field("code", "string", { validation: (rule) => rule.regex(countryCode) })),
  required(field("name", "string")),
  required(field("isd", "string", { title: "Dialling code", validation: (rule) => rule.regex(/^\+\d{1,4}$/) })),
  required(choice("currency", currencyCodes)),
  required(field("active", "boolean", { description: "Offered to those who sign up." })),
  required(
    field("location", "object", {
      fields: [
        required(field("lat", "number", { validation: (rule) => rule.min(-90).max(90) })),
        required(field("lon", "number", { validation: (rule) => rule.min(-180).max(180) })),
      ],
    }),
  ),
]);

/** The switch of the support chat for all markets; each market's record has one of its own. */
export const liveChatSetting = document("liveChatSetting", "Live chat setting", [
  required(field("isDisabled", "boolean", { description: "Switches the support chat off, in every market." })),
]);
