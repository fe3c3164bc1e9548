import { expect, test } from "vitest";
import type { Http } from "@/lib/core/http";
import { gameLookupQuery } from "./lookup";
import type { SlugLookupBody } from "./schema";

test("game lookups are not cached and not refetched when the window regains focus [GAME-516]", () => {
  const { staleTime, gcTime, refetchOnWindowFocus } = gameLookupQuery({} as Http, null, {} as SlugLookupBody);
  expect({ staleTime, gcTime, refetchOnWindowFocus }).toEqual({ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });
});
