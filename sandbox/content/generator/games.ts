import { seededRandom } from "../../core/random";
import { gameAssets } from "../../showcase/art/assets";
import { liveLanguages } from "../../showcase/name-parts";
import { instantThemes, liveThemes, slotThemes, type Theme, tableThemes } from "../../showcase/themes";
import { featured } from "../../showcase/titles";
import { betLimitsOf, singleZero, tableOf } from "./bet-limits";
import { type ContentDocument, makeDocument, makeImage, makeReference, makeSlug } from "./document";
import { gameIdOf } from "./game-ids";
import type { GamePlan } from "./game-plan";
import { companionOf } from "./motif-pairs";
import { createTitles, slugOf } from "./names";
import { pickProvider } from "./pick-provider";
import { providerId, providers, studioId } from "./providers";
import {
  instantMaxWins,
  maxWins,
  maxWinsOfWays,
  releaseDay,
  returns,
  slotLines,
  slotReturn,
  slotWays,
} from "./slot-figures";

export type { GamePlan };

/** The games of a dataset. A larger dataset begins with the games of a smaller one, so that slugs never move. */
export function planGames(seed: string, count: number): GamePlan[] {
  const titles = createTitles(seed);
  const slugs = new Set<string>();
  const withoutSlug = new Set<string>();
  const views = new Map<Theme | "live-blackjack", number>();
  const liveTitles = new Set<string>();
  return Array.from({ length: count }, (_, at) => {
    const random = seededRandom(`${seed}:game:${at}`);
    const given = featured[at];
    const kind = given ? kindOf(given[1]) : pick(kinds, random);
    const drawn = given ? given[1] : pick(drawnThemes[kind], random);
    const provider = given ? given[2] : pickProvider(kind, random);
    const jackpot = kind === "slot" && (random() < 0.07 || (at < 300 && at % 11 === 0));
    const hasWays = kind === "slot" && drawWays(random);
    // A name of the drawn theme is drawn all the same: without it, later games would have other names, or other views.
    const named = given ? given[0] : titles.next({ theme: drawn, kind, provider, jackpot, hasWays });
    const live = kind === "live" ? liveBlackjackTitle(named, at) : null;
    const cards = live !== null && !liveTitles.has(live) ? live : null;
    if (cards) liveTitles.add(cards);
    const theme = given ? drawn : cards ? "blackjack" : laterTheme(drawn, named, at);
    const title = cards ?? (theme === drawn ? named : titles.next({ theme, kind, provider, jackpot, hasWays }));
    const seen: Theme | "live-blackjack" = cards ? "live-blackjack" : theme;
    const view = views.get(seen) ?? 0;
    for (const each of new Set<typeof seen>([drawn, seen])) views.set(each, (views.get(each) ?? 0) + 1);
    const plan = planGame(
      { title, theme, view, kind, provider, jackpot, hasWays, seed: `${seed}:art:${at}` },
      at,
      random,
    );
    while (slugs.has(plan.slug)) plan.slug += "-2";
    slugs.add(plan.slug);
    // One slot and one live table of each provider, behind those that an editor named.
    const line = `${kind}:${provider}`;
    if (at >= featured.length && (kind === "slot" || kind === "live") && !withoutSlug.has(line)) {
      withoutSlug.add(line);
      plan.hasSlug = false;
    }
    return plan;
  });
}

/** Of a hundred games: 82 slots, 13 live, 3 tables, 2 instant. */
const kinds: readonly GamePlan["kind"][] = [
  ...Array<"slot">(72).fill("slot"),
  ...Array<"live">(13).fill("live"),
  ...Array<"slot">(10).fill("slot"),
  ...Array<"table">(3).fill("table"),
  ...Array<"instant">(2).fill("instant"),
];

/** As many as sit around a table of cards. */
const blackjackSeats = 7;

const themesOf: Record<GamePlan["kind"], readonly Theme[]> = {
  slot: slotThemes,
  live: liveThemes,
  table: tableThemes,
  instant: instantThemes,
};

/** What is drawn: which games are of the later themes of their kind is decided afterwards. */
const drawnThemes: typeof themesOf = { ...themesOf, table: ["baccarat"], instant: ["dice"] };

/** Half of the tables are blackjack. Instant games of some titles are mines or plinko, and all others stay what they were. */
function laterTheme(theme: Theme, title: string, at: number): Theme {
  if (theme === "baccarat") return at % 4 >= 2 ? "blackjack" : theme;
  if (theme !== "dice") return theme;
  if (/Hundred/.test(title)) return "mines";
  return /Grand Dice|Dice Roll/.test(title) ? "plinko" : theme;
}

/** Some of the live tables are blackjack, and say so; null for all others, which stay what they were. */
function liveBlackjackTitle(title: string, at: number): string | null {
  if (at < 100 || at % 6 !== 0 || !/Roulette/.test(title) || liveLanguages.includes(title)) return null;
  const plain = title.replace("European ", "");
  return /^(VIP )?Roulette/.test(plain)
    ? plain.replace("Roulette", "Blackjack")
    : plain.replace("Roulette", "Live Blackjack");
}

function kindOf(theme: Theme): GamePlan["kind"] {
  const kind = (["slot", "table", "instant"] as const).find((each) => themesOf[each].includes(theme));
  return kind ?? "live";
}

function planGame(
  given: Pick<GamePlan, "title" | "theme" | "view" | "kind" | "provider" | "jackpot" | "hasWays" | "seed">,
  at: number,
  random: () => number,
): GamePlan {
  const volatility = pick(["low", "medium", "medium", "high", "high"] as const, random);
  const studios = providers.find(({ slug }) => slug === given.provider)?.studios ?? [];
  const chance = random();
  // A large catalogue has more old games, not more new ones.
  const isNew = at % (at < 300 ? 9 : 45) === 4;
  return {
    ...given,
    companion: at < featured.length ? null : companionOf(given.theme, given.title, random),
    slug: slugOf(given.title),
    hasSlug: true,
    studio: given.kind === "slot" && random() < 0.4 ? (pick(studios, random)?.slug ?? null) : null,
    ...figuresOf(given, volatility, random),
    isNew,
    releasedAt: releaseDay(isNew, random),
    channels: chance < 0.05 && at > 63 ? ["web"] : chance > 0.97 && at > 63 ? ["mobile"] : ["web", "mobile"],
  };
}

function figuresOf(
  { kind, theme, hasWays }: Pick<GamePlan, "kind" | "theme" | "hasWays">,
  volatility: "low" | "medium" | "high",
  random: () => number,
): Pick<GamePlan, "rtp" | "volatility" | "maxWin"> {
  switch (kind) {
    case "slot":
      return {
        rtp: slotReturn(random),
        volatility,
        maxWin: pick((hasWays ? maxWinsOfWays : maxWins)[volatility], random),
      };
    case "table":
      return { rtp: theme === "blackjack" ? returns.blackjack : returns.baccarat, volatility: null, maxWin: null };
    case "instant": {
      const played = theme === "mines" || theme === "plinko" ? theme : "dice";
      return { rtp: returns[played], volatility: null, maxWin: instantMaxWins[played] };
    }
    case "live":
      if (theme === "blackjack") return { rtp: returns.blackjack, volatility: null, maxWin: null };
      return { ...singleZero, volatility: null };
  }
}

/** Two more draws were once of other figures; without them, every later figure of a known game would be another one. */
function drawWays(random: () => number): boolean {
  const [draw = 1] = [random(), random(), random()];
  return draw < 0.14;
}

export function gameDocumentId(slug: string): string {
  return `game-${slug}`;
}

export function makeGameDocument(plan: GamePlan, at: number): ContentDocument {
  const { slug, title, provider, studio, kind } = plan;
  const assets = gameAssets(plan);
  return makeDocument(kind === "live" ? "liveCasinoGames" : "casinoGames", gameDocumentId(slug), {
    name: title,
    ...(plan.hasSlug && { slug: makeSlug(slug) }),
    gameId: gameIdOf(plan, at),
    provider: makeReference(providerId(provider)),
    ...(studio && { subProvider: makeReference(studioId(provider, studio)) }),
    gameType: kind === "slot" ? "slots" : plan.theme,
    channels: plan.channels,
    thumbnail: { img1x: makeImage(assets.img1x), img2x: makeImage(assets.img2x), img3x: makeImage(assets.img3x) },
    verticalImage: makeImage(assets.vertical),
    gridImages: {
      img4x: makeImage(assets.img4x),
      img2xh: makeImage(assets.img2xh),
      img2xv: makeImage(assets.img2xv),
      img1x: makeImage(assets.square),
    },
    betLimits: betLimitsOf(plan),
    rtp: plan.rtp,
    ...(plan.volatility && { volatility: plan.volatility }),
    ...(plan.maxWin && { maxWin: plan.maxWin }),
    ...(kind === "slot" && (plan.hasWays ? { ways: slotWays } : { lines: slotLines })),
    jackpotExist: plan.jackpot,
    isNew: plan.isNew,
    releasedAt: plan.releasedAt,
    ...(kind === "live" && {
      tableId: gameIdOf(plan, at),
      gameCategory: plan.theme,
      seats: plan.theme === "blackjack" ? blackjackSeats : tableOf(plan).seats,
    }),
  });
}

export function pick<T>(items: readonly [T, ...T[]], random: () => number): T;
export function pick<T>(items: readonly T[], random: () => number): T;
export function pick<T>(items: readonly T[], random: () => number): T | undefined {
  return items[Math.floor(random() * items.length)];
}
