/** A choice of a market, with its odds in hundredths. `name` is null where the choice has a word of its own (draw, over, yes). */
export interface Outcome {
  id: string;
  name: string | null;
  odds: number;
}

/** What can be bet on in an event. `line`: the number of goals that "over" and "under" mean, in tenths. */
export interface Market {
  kind: "winner" | "goals" | "bothScore" | "firstSet" | "firstTwo";
  line?: number;
  outcomes: readonly Outcome[];
}

export interface SportsEvent {
  id: string;
  product: "SPORTSBOOK" | "VIRTUALS";
  category: Category;
  /** A country's code, "EU" for all of Europe; "" for virtual sports. */
  region: string;
  competition: string;
  name: string;
  /** The sides of a match, home first; none of a race. */
  sides: readonly string[];
  /** Who wins is the first. */
  markets: readonly [Market, ...Market[]];
  /** In minutes of its own clock: it begins anew every `cycle`, is shifted by `phase`, and runs for `length`. */
  cycle: number;
  phase: number;
  length: number;
  /** How many minutes of its clock pass in one: a match of 90 is over in six, so that somebody who bets on it sees its end. */
  pace: number;
}

const categories = ["football", "tennis", "ice-hockey", "horses", "dogs"] as const;
export type Category = (typeof categories)[number];

const slug = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

type Match = [category: Category, region: string, competition: string, home: string, away: string, odds: number[]];

/** Made-up clubs and people: the odds are what the house keeps five parts of a hundred of. */
const matches: readonly Match[] = [
  ["football", "GB", "Northern League", "Harbour Town", "Millfield", [185, 360, 430]],
  ["football", "GB", "Northern League", "Castle Rovers", "Ashby United", [240, 330, 295]],
  ["football", "DE", "Rheinliga", "Blau-Weiß Auental", "SV Lindenau", [210, 345, 340]],
  ["football", "DE", "Rheinliga", "Kickers Holmbach", "VfR Seeheim", [175, 365, 460]],
  ["football", "BR", "Copa do Litoral", "Atlântico", "Serra Azul", [170, 370, 510]],
  ["football", "EU", "Continental Cup", "Pohjola FC", "Real Miramar", [390, 350, 190]],
  ["football", "EU", "Continental Cup", "Union Belval", "Dynamo Lipno", [225, 335, 310]],
  ["tennis", "FR", "Open de la Baie", "M. Laurent", "K. Novak", [155, 250]],
  ["tennis", "FR", "Open de la Baie", "I. Moreau", "P. Varga", [180, 206]],
  ["tennis", "GB", "Lawn Classic", "E. Whitlock", "A. Sorensen", [195, 190]],
  ["tennis", "GB", "Lawn Classic", "J. Okafor", "L. Brandt", [240, 160]],
  ["ice-hockey", "FI", "Järviliiga", "Salmi Kiekko", "Vaara HC", [205, 420, 290]],
  ["ice-hockey", "FI", "Järviliiga", "Aalto Karhut", "Kuura HK", [260, 410, 230]],
  ["ice-hockey", "CA", "Maple Trophy", "Lakeside Bears", "Prairie Wolves", [230, 410, 260]],
  ["ice-hockey", "CA", "Maple Trophy", "Harbour Foxes", "Timber Kings", [215, 415, 280]],
];

/** Odds of two choices that are about as likely, less what the house keeps. */
const evens = [
  [190, 190],
  [175, 208],
  [205, 178],
  [183, 198],
] as const;

function furtherMarkets(category: Category, sides: readonly [string, string], at: number): Market[] {
  const [first, second] = evens[at % evens.length] ?? [190, 190];
  const pair = (names: readonly [string | null, string | null], ids: readonly [string, string]) => [
    { id: ids[0], name: names[0], odds: first },
    { id: ids[1], name: names[1], odds: second },
  ];
  if (category === "tennis") return [{ kind: "firstSet", outcomes: pair(sides, ["set-home", "set-away"]) }];
  const goals = pair([null, null], ["over", "under"]);
  if (category === "ice-hockey") return [{ kind: "goals", line: 55, outcomes: goals }];
  return [
    { kind: "goals", line: 25, outcomes: goals },
    { kind: "bothScore", outcomes: pair([null, null], ["yes", "no"]) },
  ];
}

const sports: readonly SportsEvent[] = matches.map(([category, region, competition, home, away, odds], at) => {
  const names = odds.length === 3 ? [home, null, away] : [home, away];
  const ids = odds.length === 3 ? ["home", "draw", "away"] : ["home", "away"];
  const winner = odds.map((each, choice) => ({ id: String(ids[choice]), name: names[choice] ?? null, odds: each }));
  return {
    id: slug(`${home} ${away}`),
    product: "SPORTSBOOK",
    category,
    region,
    competition,
    name: `${home} – ${away}`,
    sides: [home, away],
    markets: [{ kind: "winner", outcomes: winner }, ...furtherMarkets(category, [home, away], at)],
    cycle: 180,
    // Spread out, so that at any time some run and some come.
    phase: (at * 180) / matches.length,
    length: 90,
    pace: 15,
  };
});

/** What a runner's win pays, and what its place among the first two. */
type Runner = [name: string, winner: number, firstTwo: number];

const runnersAt = (runners: readonly Runner[], prefix: string, oddsOf: (runner: Runner) => number): Outcome[] =>
  runners.map((runner, at) => ({ id: `${prefix}${at + 1}`, name: `${at + 1} ${runner[0]}`, odds: oddsOf(runner) }));

const race = (category: Category, name: string, runners: readonly Runner[], phase: number): SportsEvent => ({
  id: slug(name),
  product: "VIRTUALS",
  category,
  region: "",
  competition: "",
  name,
  sides: [],
  markets: [
    { kind: "winner", outcomes: runnersAt(runners, "", ([, winner]) => winner) },
    { kind: "firstTwo", outcomes: runnersAt(runners, "two-", ([, , firstTwo]) => firstTwo) },
  ],
  cycle: 6,
  phase,
  length: 2,
  pace: 1,
});

const races: readonly SportsEvent[] = [
  race(
    "horses",
    "Silver Downs",
    [
      ["Comet", 210, 125],
      ["Old Friend", 360, 175],
      ["Marzipan", 550, 240],
      ["North Wind", 875, 320],
    ],
    0,
  ),
  race(
    "horses",
    "Cap Vert",
    [
      ["Mistral", 275, 145],
      ["Bonbon", 310, 160],
      ["Ruban", 460, 220],
      ["Étoile", 680, 300],
    ],
    3,
  ),
  race(
    "dogs",
    "Lantern Park",
    [
      ["Biscuit", 180, 118],
      ["Rocket", 420, 185],
      ["Pebble", 650, 245],
      ["Flash", 970, 330],
    ],
    1,
  ),
  race(
    "dogs",
    "Quay Lane",
    [
      ["Domino", 320, 165],
      ["Ginger", 340, 175],
      ["Smoke", 380, 195],
      ["Jet", 560, 245],
    ],
    4,
  ),
];

export const events: readonly SportsEvent[] = [...sports, ...races];

/** A choice of any market of an event, and the market. */
export function findOutcome(event: SportsEvent | undefined, id: string): { market: Market; outcome: Outcome } | null {
  for (const market of event?.markets ?? []) {
    const outcome = market.outcomes.find((each) => each.id === id);
    if (outcome) return { market, outcome };
  }
  return null;
}

/**
 * An event at a moment: running since so many minutes of its own clock, or coming in so many of the world's. `round`: how often it has
 * begun before.
 */
type Moment = { state: "running" | "coming"; minutes: number; round: number };

export function momentOf({ cycle, phase, length, pace }: SportsEvent, now = new Date()): Moment {
  const passed = Math.floor((now.getTime() * pace) / 60_000) + phase;
  const at = passed % cycle;
  const round = Math.floor(passed / cycle);
  return at < length
    ? { state: "running", minutes: at, round }
    : { state: "coming", minutes: Math.ceil((cycle - at) / pace), round };
}

/** The run of an event that is on at a moment, or else the next one. */
export function runAt(event: SportsEvent, now: Date): { round: number; startsAt: Date; endsAt: Date } {
  const { cycle, phase, length, pace } = event;
  const moment = momentOf(event, now);
  const round = moment.state === "running" ? moment.round : moment.round + 1;
  const startsAt = (round * cycle - phase) * (60_000 / pace);
  return { round, startsAt: new Date(startsAt), endsAt: new Date(startsAt + (length * 60_000) / pace) };
}

/** A race that runs takes no bets. */
export const isClosed = (event: SportsEvent, now = new Date()): boolean =>
  event.product === "VIRTUALS" && momentOf(event, now).state === "running";

/** The parts of an event's address below that of its product. */
export const placeOf = ({ product, category, region, competition, id }: SportsEvent): string[] =>
  product === "VIRTUALS" ? [id] : [category, region.toLowerCase(), slug(competition), id];

/** The events at or below a place. */
export const eventsAt = (product: SportsEvent["product"], place: readonly string[]): SportsEvent[] =>
  events.filter((event) => event.product === product && place.every((each, at) => placeOf(event)[at] === each));
