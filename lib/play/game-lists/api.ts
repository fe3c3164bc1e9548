import { Unreachable } from "@/lib/core/http-errors";
import { callWorker } from "@/lib/play/game-worker/api";
import type { GameLobby } from "@/lib/routing/lobby-type";
import type { Choice, ListResult } from "./schema";

/** A list of games below a lobby. */
export interface GameList {
  /** The internal segment of the edition. */
  edition: string;
  lobby: GameLobby;
  id: string;
  pageSize: number;
  /** A BCP 47 tag: the language that names are sorted in. */
  tag: string;
}

/** A page of the filtered list, by the worker. @throws Unreachable when the list cannot be had */
export async function chooseInList(
  { edition, lobby, id, pageSize, tag }: GameList,
  choice: Choice,
): Promise<ListResult> {
  const list = `${location.origin}/api/lists/${edition}/${lobby}/${encodeURIComponent(id)}`;
  const response = await callWorker({ list, choice, pageSize, tag });
  if ("listed" in response) return response.listed;
  throw new Unreachable("network", "The list");
}
