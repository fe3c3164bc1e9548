import { z } from "zod";
import { type FrameRules, type Provider, providers } from "../responses";

/** The parsed launch address. */
export interface LaunchAddress {
  provider: Provider;
  gameId: string;
  ticket: string;
  /** A language tag: "fi". */
  language: string;
  /** The currency and language that the site requested for a demo. */
  currency: string | undefined;
  /** Where the site's lobby is. */
  lobbyUrl: string | undefined;
  rules: FrameRules;
}

const text = z.string().min(1).max(200);
const language = z.string().regex(/^[A-Za-z]{2,4}([_-][A-Za-z0-9]{2,4})?$/);
const lobbyUrl = z.url({ protocol: /^https?$/ });

/** The longest time between the starts of two rounds that a site may ask for, in milliseconds. */
export const mostRoundMs = 60_000;

const asked = {
  minround: z.coerce.number().int().min(0).max(mostRoundMs).default(0),
  belowstake: z.enum(["plain", "celebrated"]).default("celebrated"),
};
const rulesOf = ({ minround, belowstake }: { minround: number; belowstake: string }): FrameRules => ({
  minimumRoundMs: minround,
  celebratesReturnsBelowStake: belowstake === "celebrated",
});

const Launcher = z.object({
  ...asked,
  gameid: text,
  ticket: text.optional(),
  token: text.optional(),
  sessionId: text.optional(),
  mode: z.enum(["real", "fun"]),
  lang: language,
  currency: z.string().regex(/^[A-Z]{3}$/),
  channel: z.enum(["web", "mobile"]),
  homeurl: lobbyUrl,
});

const Play = z.object({ ...asked, token: text, gameid: text, lang: language, homeurl: lobbyUrl.optional() });

const providerOf = (slug: string) => providers.find((each) => each === slug);

/** A provider's launcher: the site puts its address together. Null when a part is missing or wrong. */
export function readLauncher(slug: string, query: Record<string, string>): LaunchAddress | null {
  const provider = providerOf(slug);
  const { data } = Launcher.safeParse(query);
  const ticket = data?.ticket ?? data?.token ?? data?.sessionId;
  if (!provider || !data || ticket === undefined) return null;
  const { gameid, lang, currency, homeurl } = data;
  return { provider, gameId: gameid, ticket, language: lang, currency, lobbyUrl: homeurl, rules: rulesOf(data) };
}

/** The URL that the platform returns for a game. */
export function readPlay(slug: string, query: Record<string, string>): LaunchAddress | null {
  const provider = providerOf(slug);
  const { data } = Play.safeParse(query);
  if (!provider || !data) return null;
  const { gameid, token, lang, homeurl } = data;
  return {
    provider,
    gameId: gameid,
    ticket: token,
    language: lang,
    currency: undefined,
    lobbyUrl: homeurl,
    rules: rulesOf(data),
  };
}
