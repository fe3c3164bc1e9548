import { localised } from "@/lib/content/groq";

/** A toggle that no editor has touched shows its part: a licence is never hidden by forgetting it. */
const toggle = (name: string) => `"${name}": coalesce(footer.${name}, true)`;

/** The content service's own switch of the support chat, for all markets. */
export const liveChatQuery = `*[_type == "liveChatSetting"][0]{"isDisabled": coalesce(isDisabled, false)}`;

/** The record by its route, which is the path code; else the one that names the market. */
export const marketQuery = `*[_type == "market" && (route == $route || market == $market)]|order(select(route == $route => 0, 1))[0]{
  route, "legal": ${localised("legal")},
  "licenses": coalesce(licenses, [])[]{logoName, "image": image{asset}, "url": url},
  "footer": {${toggle("termsAndConditions")}, ${toggle("content")}, ${toggle("licenseLogos")}},
  "disableLiveChat": coalesce(disableLiveChat, false),
  "paymentMethods": coalesce(paymentMethods, [])[]{"name": ${localised("name")}, "image": image{asset}, "altTag": ${localised("altTag")}}
}`;
