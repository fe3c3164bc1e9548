import * as z from "zod/mini";

export const GameDetail = z.object({ _type: z.enum(["casinoGames", "liveCasinoGames"]), gameId: z.string() });
export type GameDetail = z.infer<typeof GameDetail>;

export const SlugLookup = z.object({
  data: z.optional(z.nullable(z.object({ gameDetail: z.optional(z.nullable(GameDetail)) }))),
});

export const PlaySession = z.object({ playSessionId: z.string().check(z.minLength(1)) });

/** The response of a launch call: each key is accepted from every provider, and additional keys are ignored. */
const value = z.optional(z.unknown());
export const LaunchResponse = z.nullish(
  z.object({
    Url: value,
    launch_options: z.nullish(z.object({ game_url: value })),
    gameURL: value,
    url: value,
    gameUrl: value,
    token: value,
    ticket: value,
    data: z.nullish(z.object({ sessionId: value })),
  }),
);
export type LaunchResponse = z.infer<typeof LaunchResponse>;
