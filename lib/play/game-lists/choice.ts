import { longestText } from "@/lib/play/search/schema";
import { isListHash } from "./list-hash";
import { type Choice, type Sort, sortOptions, wholeList } from "./schema";

const keys = { sort: "sort", provider: "provider", subProvider: "studio", searchText: "name", page: "page" } as const;
/** More than a market has; the address is not ours alone. */
const mostChosen = 60;
const lastPage = 10_000;

/** The choice in a hash; missing or invalid parts have the default of the whole list. */
export function parseListHash(hash: string): Choice {
  const params = new URLSearchParams(isListHash(hash) ? hash.slice(1) : "");
  const page = Number(params.get(keys.page));
  const chosen = (key: string) => [...new Set(params.getAll(key))].slice(0, mostChosen);
  return {
    sort: parseSort(params.get(keys.sort)),
    providers: chosen(keys.provider),
    subProviders: chosen(keys.subProvider),
    searchText: (params.get(keys.searchText) ?? "").slice(0, longestText),
    page: Number.isInteger(page) && page > 1 && page <= lastPage ? page : wholeList.page,
  };
}

const parseSort = (given: string | null): Sort => sortOptions.find((sort) => sort === given) ?? wholeList.sort;

/** The hash of a choice: "" for the whole list. */
export function formatListHash({ sort, providers, subProviders, searchText, page }: Choice): string {
  const params = new URLSearchParams();
  if (sort !== wholeList.sort) params.append(keys.sort, sort);
  for (const id of providers) params.append(keys.provider, id);
  for (const id of subProviders) params.append(keys.subProvider, id);
  if (searchText.trim() !== "") params.append(keys.searchText, searchText);
  if (page > 1) params.append(keys.page, String(page));
  return params.size > 0 ? `#${params}` : "";
}
