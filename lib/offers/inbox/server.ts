import "server-only";
import type { z } from "zod";
import { Audience } from "@/lib/content/audience";
import { languageParams } from "@/lib/content/groq";
import { contentLink } from "@/lib/content/link";
import { fetchContent } from "@/lib/content/server";
import { showPeriodOf } from "@/lib/content/show-period";
import { contentTags } from "@/lib/content/tags";
import { tolerantList } from "@/lib/content/tolerant-list";
import type { Locale } from "@/lib/market/locale";
import { Banner } from "@/lib/play/lobby/schema";
import { inboxQuery } from "./groq";
import type { InboxItem } from "./schema";

const TargetedBanner = Banner.extend(Audience.shape);

/** What a market has for signed-in players, each once, with whom it is for. @throws ContentUnavailable */
export async function getInboxForPlayers(locale: Locale): Promise<z.infer<typeof TargetedBanner>[]> {
  const { market } = locale;
  const tags = [contentTags.banners, contentTags.home(market), contentTags.lobby(market)];
  const found = await fetchContent(
    inboxQuery,
    { market, ...languageParams(locale) },
    tolerantList(TargetedBanner),
    tags,
  );
  return [...new Map(found.map((banner) => [banner.id, banner])).values()];
}

/** A message without whom it is meant for. Its link leads to a page of ours, or nowhere. */
export function showInboxItem(locale: Locale, banner: Banner): InboxItem {
  const { id, title, description, button, urlAction, conditions } = banner;
  const { until } = showPeriodOf(banner);
  const href = contentLink(locale, urlAction)?.href;
  return {
    id,
    title,
    description,
    button,
    href: href?.startsWith("/") ? href : null,
    until: Number.isFinite(until) ? new Date(until).toISOString() : null,
    conditions,
  };
}
