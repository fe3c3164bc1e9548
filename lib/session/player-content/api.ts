import { createHttp, type Schema } from "@/lib/core/http/http";
import { Unreachable } from "@/lib/core/http/http-errors";
import { tokenExpired } from "@/lib/session/platform/token-expired";
import { currentTokens } from "@/lib/session/tokens/current-tokens";
import { PlayerContent } from "./schema";

const site = createHttp({ baseUrl: () => location.origin, deadlineMs: 8_000, bodyCapBytes: 200_000 });

/** `isComplete` is false while part of the content could not be chosen. */
export interface PlayerItems<Item> {
  items: Item[];
  isComplete: boolean;
}

/** The content that our server has for the player of this tab. An item that cannot be parsed is left out. @throws as every call does */
export async function getPlayerContent<Item>(
  path: string,
  query: Readonly<Record<string, string>>,
  item: Schema<Item>,
  signal: AbortSignal,
): Promise<PlayerItems<Item>> {
  const tokens = await currentTokens();
  if (tokens === "unavailable") throw new Unreachable("network", "The identity service");
  if (typeof tokens === "string") throw tokenExpired();
  const headers = { authorization: `Bearer ${tokens.idToken}` };
  const { items, isComplete } = await site.get(path, PlayerContent, { query, headers, signal });
  const read = items.map((each) => item.safeParse(each));
  return { items: read.flatMap((each) => (each.success ? [each.data] : [])), isComplete };
}
