import { expect, test, vi } from "vitest";
import type { Http } from "@/lib/core/http/http";
import type { SlugLookupBody } from "@/lib/play/game-launch/api";
import type { Player } from "@/lib/session/state";
import { gameLookupQuery } from "./lookup";

const body = { slug: "gem-harbour" } as unknown as SlugLookupBody;
const player = { playerId: "P1" } as Player;

test("game lookups are not cached and not refetched when the window regains focus [GAME-516]", () => {
  const { staleTime, gcTime, refetchOnWindowFocus } = gameLookupQuery({} as Http, null, body);
  expect({ staleTime, gcTime, refetchOnWindowFocus }).toEqual({ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });
});

test("a lookup is the player's own, or everybody's, and of one game", () => {
  const key = (who: Player | null) => JSON.stringify(gameLookupQuery({} as Http, who, body).queryKey);
  expect(key(player)).not.toBe(key(null));
  for (const who of [player, null]) {
    expect(key(who)).toContain("game-lookup");
    expect(key(who)).toContain("gem-harbour");
  }
});

test.each([
  ["a player's own", player, "game/slug"],
  ["the demo's", null, "game/slug/demo"],
])("%s is requested from the platform", async (_what, who, path) => {
  const post = vi.fn<Http["post"]>().mockResolvedValue({ data: { gameDetail: "the game" } });
  const { queryFn } = gameLookupQuery({ post } as unknown as Http, who, body);
  expect(await (queryFn as (context: object) => Promise<unknown>)({})).toBe("the game");
  expect(post.mock.calls.map(([path]) => path)).toEqual([path]);
});
