import { readGzipJson } from "@/lib/core/workers/worker-replies";
import { createLists } from "./lists";
import { type Choice, ListFile, type ListResult } from "./schema";

/** A list of games by the address of its file, and what is chosen of it. `tag`: the language that its names are sorted in. */
export interface ListRequest {
  list: string;
  choice: Choice;
  pageSize: number;
  tag: string;
}

/** Lists that are kept: the page's, and those that Back leads to. */
const mostLists = 3;
/** As long as the page takes other data of the site for fresh. */
const freshMs = 300_000;

/** Reads lists of games, and filters them: in a worker, where none of it makes the page wait. */
export function createListResponder(): (request: ListRequest) => Promise<ListResult> {
  const lists = new Map<string, { readAt: number; choose: ReturnType<typeof readLists> }>();

  function openLists({ list, tag }: ListRequest): ReturnType<typeof readLists> {
    const known = lists.get(list);
    if (known && Date.now() - known.readAt < freshMs) return known.choose;
    const choose = readLists(list, tag);
    lists.delete(list);
    lists.set(list, { readAt: Date.now(), choose });
    const [oldest] = lists.keys();
    if (lists.size > mostLists && oldest !== undefined) lists.delete(oldest);
    choose.catch(() => lists.get(list)?.choose === choose && lists.delete(list));
    return choose;
  }

  return async (request) => (await openLists(request))(request.choice, request.pageSize);
}

const readLists = async (address: string, tag: string) => createLists(ListFile.parse(await readGzipJson(address)), tag);
