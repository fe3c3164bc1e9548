import { longestText } from "@/lib/play/game-index/longest-text";
import { isListHash } from "./list-hash";
import { allFacts, type Choice, mostPages, type Sort, sortOptions, wholeList } from "./schema";

const keys = {
  sort: "sort",
  provider: "provider",
  subProvider: "studio",
  fact: "is",
  searchText: "name",
  page: "page",
} as const;
/** More than a market has; the address is not ours alone. */
const mostChosen = 60;
const highestPage = 10_000;

/** The choice in a hash; missing or invalid parts have the default of the whole list. */
export function parseListHash(hash: string): Choice {
  const params = new URLSearchParams(isListHash(hash) ? hash.slice(1) : "");
  const chosen = (key: string) => [...new Set(params.getAll(key))].slice(0, mostChosen);
  return {
    sort: parseSort(params.get(keys.sort)),
    providers: chosen(keys.provider),
    subProviders: chosen(keys.subProvider),
    facts: allFacts.filter((fact) => params.getAll(keys.fact).includes(fact)),
    searchText: (params.get(keys.searchText) ?? "").slice(0, longestText),
    ...parsePages(params.get(keys.page) ?? ""),
  };
}

/** "3", or "1-3" for the first three pages together. */
function parsePages(given: string): Pick<Choice, "page" | "lastPage"> {
  const [, first, last = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(given) ?? [];
  const [page, lastPage] = [Number(first), Number(last)];
  const isValid = page >= 1 && lastPage >= page && lastPage < page + mostPages && lastPage <= highestPage;
  return isValid ? { page, lastPage } : { page: wholeList.page, lastPage: wholeList.lastPage };
}

const parseSort = (given: string | null): Sort => sortOptions.find((sort) => sort === given) ?? wholeList.sort;

/** The hash of a choice: "" for the whole list. */
export function formatListHash({ sort, providers, subProviders, facts, searchText, page, lastPage }: Choice): string {
  const params = new URLSearchParams();
  if (sort !== wholeList.sort) params.append(keys.sort, sort);
  for (const id of providers) params.append(keys.provider, id);
  for (const id of subProviders) params.append(keys.subProvider, id);
  for (const fact of facts) params.append(keys.fact, fact);
  if (searchText.trim() !== "") params.append(keys.searchText, searchText);
  if (lastPage > page) params.append(keys.page, `${page}-${lastPage}`);
  else if (page > 1) params.append(keys.page, String(page));
  return params.size > 0 ? `#${params}` : "";
}
