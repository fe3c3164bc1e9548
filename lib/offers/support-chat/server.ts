import "server-only";
import { readEnvironment } from "@/lib/config/environment";
import { getLiveChatSetting, getMarketContent } from "@/lib/content/market/server";
import type { Locale } from "@/lib/market/locale";
import { byPlace } from "@/lib/market/policy/policies";
import { chatAddress } from "./switches";

/** The address of a locale's support chat, null where it is off. @throws ContentUnavailable: then nobody knows, and it is not loaded */
export async function getChatAddress(locale: Locale): Promise<string | null> {
  const [market, setting] = await Promise.all([getMarketContent(locale), getLiveChatSetting()]);
  const isPermitted = byPlace(locale.market, "chat").here;
  return chatAddress({ address: readEnvironment().CHAT_URL, isPermitted, market, setting });
}
