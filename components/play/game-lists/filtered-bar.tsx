"use client";

import type { Translator } from "@/lib/market/messages/translator";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { GameList } from "@/lib/play/game-lists/api";
import { listQuery } from "@/lib/play/game-lists/queries";
import type { Choice, Fact, ListResult } from "@/lib/play/game-lists/schema";
import { usePublicQuery } from "@/lib/session/player/player-queries";
import { type ActiveFilter, ListBar } from "./list-bar";
import { factText } from "./option-texts";
import { passBarFocus, useBarFocus } from "./use-bar-focus";
import { useShownChoice } from "./use-choice";

/** Most asked for. */
const offered: readonly Fact[] = ["jackpot", "new", "demo", "rtp97", "low", "high"];

/** The bar of a list that is filtered: what is on, each to be taken away, and what else there is. */
export function FilteredBar({ list }: { list: GameList }) {
  const t = useTranslations("play.gameLists");
  const choice = useShownChoice();
  const { data } = usePublicQuery(listQuery(list, choice));
  useBarFocus();
  const hasMoreThanZero = (fact: Fact) => (data?.counts.facts[fact] ?? 0) > 0;
  return (
    <ListBar
      {...{ t, list, choice }}
      facts={data ? offered.filter((fact) => data.facts.includes(fact) && hasMoreThanZero(fact)) : list.facts}
      active={activeFilters(t, choice, list.tag, data)}
      linkRef={passBarFocus}
    />
  );
}

/** The filters that are on. A supplier is called by its id until the list is read. */
function activeFilters(
  t: Translator<"play.gameLists">,
  { providers, subProviders, facts, searchText }: Choice,
  tag: string,
  data: ListResult | undefined,
): ActiveFilter[] {
  return [
    ...providers.map((id) => ({
      name: titleOf(data?.providers, id),
      without: { providers: without(providers, id) },
    })),
    ...subProviders.map((id) => ({
      name: titleOf(data?.subProviders, id),
      without: { subProviders: without(subProviders, id) },
    })),
    ...facts.map((fact) => ({ name: factText(t, fact, tag, data?.stakes), without: { facts: without(facts, fact) } })),
    ...(searchText.trim() === ""
      ? []
      : [{ name: t("chosenName", { text: searchText.trim() }), without: { searchText: "" } }]),
  ];
}

function without<Each>(all: readonly Each[], one: Each): Each[] {
  return all.filter((each) => each !== one);
}

function titleOf(suppliers: readonly { id: string; title: string }[] | undefined, id: string): string {
  return suppliers?.find((supplier) => supplier.id === id)?.title ?? id;
}
