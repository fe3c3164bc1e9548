import { z } from "zod";
import type { Provider } from "./answers";

/** What a launch address says, in one shape for both providers. */
export interface LaunchAddress {
  provider: Provider;
  gameId: string;
  ticket: string;
  /** A language tag: "fi". */
  language: string;
  /** What the site asked a demo to be played in. */
  currency: string | undefined;
  /** Where the site's lobby is. */
  lobbyUrl: string | undefined;
}

const text = z.string().min(1).max(200);
const language = z.string().regex(/^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,4})?$/);
const currency = z.string().regex(/^[A-Z]{3}$/);

const Relax = z.object({
  gameid: text,
  ticket: text,
  mode: z.enum(["real", "fun"]),
  lang: language,
  currency,
  channel: z.enum(["web", "mobile"]),
  homeurl: z.url({ protocol: /^https?$/ }),
});

const Pragmatic = z.object({
  token: text,
  symbol: text,
  language: language.default("en"),
  lobbyUrl: z.url().optional(),
});

/** The relax launcher: the site puts its address together from the ticket. Null when a part is missing or wrong. */
export function readRelax(query: Record<string, string>): LaunchAddress | null {
  const { data } = Relax.safeParse(query);
  if (!data) return null;
  return {
    provider: "relax",
    gameId: data.gameid,
    ticket: data.ticket,
    language: data.lang,
    currency: data.currency,
    lobbyUrl: data.homeurl,
  };
}

/** The address that the platform hands out for a pragmaticplay game. */
export function readPragmatic(query: Record<string, string>): LaunchAddress | null {
  const { data } = Pragmatic.safeParse(query);
  if (!data) return null;
  return {
    provider: "pragmaticplay",
    gameId: data.symbol,
    ticket: data.token,
    language: data.language,
    currency: undefined,
    lobbyUrl: data.lobbyUrl,
  };
}
