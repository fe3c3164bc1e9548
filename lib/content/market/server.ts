import "server-only";
import { languageParams } from "@/lib/content/groq";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import type { Locale } from "@/lib/market/locale";
import { marketsOfPathCode, pathCode } from "@/lib/market/path-code";
import { liveChatQuery, marketQuery } from "./groq";
import { LiveChatSetting, MarketContent } from "./schema";

/** The content of the market, read without the cache; null for an unknown market. @throws ContentUnavailable */
export function getMarketContent(locale: Locale): Promise<MarketContent | null> {
  const { market } = locale;
  return fetchContent(
    marketQuery,
    { market, route: pathCode(locale), ...languageParams(locale) },
    MarketContent.nullable(),
    marketsOfPathCode(market).map(contentTags.market),
    "cacheless",
  );
}

/** The live chat setting of all markets; null where no editor has made one. @throws ContentUnavailable */
export const getLiveChatSetting = (): Promise<LiveChatSetting | null> =>
  fetchContent(liveChatQuery, {}, LiveChatSetting.nullable(), [contentTags.liveChat]);
