"use client";

import { useTranslations } from "@/lib/market/messages/use-translations";
import type { SearchResult } from "@/lib/play/search/queries";
import type { GroupOfRows } from "./list-positions";

/**
 * The kinds of games that a search finds, as they are headed: those played last, those whose name contains the text, those of a studio
 * or kind that it names, those near it; the popular ones instead.
 */
export function useResultGroups(found: SearchResult | undefined): readonly GroupOfRows[] {
  const t = useTranslations("play.search");
  const tMyGames = useTranslations("play.myGames");
  const { played = [], total = 0, matchTotal = 0, nearTotal = 0, popularTotal = 0 } = found ?? {};
  return [
    { name: "played", title: tMyGames("played"), count: played.length },
    { name: "first", title: t("games", { count: total }), count: total },
    { name: "matching", title: t("matching"), count: matchTotal },
    { name: "near", title: t("near"), count: nearTotal },
    { name: "popular", title: t("popular"), count: popularTotal },
  ];
}
