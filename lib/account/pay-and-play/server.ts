import "server-only";
import { z } from "zod";
import { readEnvironment } from "@/lib/config/environment";
import { isIndexed } from "@/lib/config/server";
import { languageParams } from "@/lib/content/groq";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import type { Locale } from "@/lib/market/locale";
import { readRules } from "@/lib/routing/rules";
import { payAndPlayCurrency } from "./amounts";
import { payAndPlayBannerQuery } from "./groq";
import type { PayAndPlayOffer } from "./offer";

/** The id of the banner that editors write for pay-and-play. */
const bannerId = "contentBox-pay-and-play";
const Banner = z.object({ title: z.string(), description: z.string() }).nullable();

const missing = "Pnp Banner not being configured!";

/** The pay-and-play offer for a visitor of this address; null where there is none. */
export async function getPayAndPlay(locale: Locale, address: string): Promise<PayAndPlayOffer | null> {
  const env = readEnvironment();
  if (!readRules(env).offersPayAndPlay(address)) return null;
  const banner = await readBanner(locale);
  if (banner === null) console.error(JSON.stringify({ event: "configuration", message: missing }));
  return {
    authorizeUrl: env.PNP_AUTHORIZE_URL ?? null,
    amounts: env.PNP_AMOUNTS[payAndPlayCurrency(locale.market)] ?? null,
    banner: banner ?? null,
    notice: banner === null && !isIndexed() ? missing : null,
  };
}

/** Undefined when the request failed: a banner that cannot be read is not a missing one, and blocks nothing. */
function readBanner(locale: Locale): Promise<z.infer<typeof Banner> | undefined> {
  const params = { id: bannerId, ...languageParams(locale) };
  return fetchContent(payAndPlayBannerQuery, params, Banner, [contentTags.banners]).catch(() => undefined);
}
