/** A choice of an event, with its odds in hundredths. `name` is null where the choice has a word of its own (home, draw, away). */
export interface Outcome {
  id: string;
  name: string | null;
  odds: number;
}

export interface SportsEvent {
  id: string;
  product: "SPORTSBOOK" | "VIRTUALS";
  category: Category;
  /** A country's code, "EU" for all of Europe; "" for virtual sports. */
  region: string;
  competition: string;
  name: string;
  outcomes: readonly Outcome[];
  /** In minutes: it begins anew every `cycle`, is shifted by `phase`, and runs for `length`. */
  cycle: number;
  phase: number;
  length: number;
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
  ["football", "BR", "Copa do Litoral", "Atlântico", "Serra Azul", [170, 370, 510]],
  ["football", "EU", "Continental Cup", "Pohjola FC", "Real Miramar", [390, 350, 190]],
  ["tennis", "FR", "Open de la Baie", "M. Laurent", "K. Novak", [155, 250]],
  ["tennis", "GB", "Lawn Classic", "E. Whitlock", "A. Sorensen", [195, 190]],
  ["ice-hockey", "FI", "Järviliiga", "Salmi Kiekko", "Vaara HC", [205, 420, 290]],
  ["ice-hockey", "CA", "Maple Trophy", "Lakeside Bears", "Prairie Wolves", [230, 410, 260]],
];

const sports: readonly SportsEvent[] = matches.map(([category, region, competition, home, away, odds], at) => {
  const names = odds.length === 3 ? [home, null, away] : [home, away];
  const ids = odds.length === 3 ? ["home", "draw", "away"] : ["home", "away"];
  return {
    id: slug(`${home} ${away}`),
    product: "SPORTSBOOK",
    category,
    region,
    competition,
    name: `${home} – ${away}`,
    outcomes: odds.map((each, choice) => ({ id: String(ids[choice]), name: names[choice] ?? null, odds: each })),
    cycle: 180,
    // Spread out, so that at any time some run and some come.
    phase: (at * 180) / matches.length,
    length: 90,
  };
});

const race = (category: Category, name: string, runners: readonly string[], phase: number): SportsEvent => ({
  id: slug(name),
  product: "VIRTUALS",
  category,
  region: "",
  competition: "",
  name,
  outcomes: runners.map((runner, at) => ({ id: String(at + 1), name: `${at + 1} ${runner}`, odds: 250 + at * 90 })),
  cycle: 6,
  phase,
  length: 2,
});

const races: readonly SportsEvent[] = [
  race("horses", "Silver Downs", ["Comet", "Old Friend", "Marzipan", "North Wind"], 0),
  race("horses", "Cap Vert", ["Mistral", "Bonbon", "Ruban", "Étoile"], 3),
  race("dogs", "Lantern Park", ["Biscuit", "Rocket", "Pebble", "Flash"], 1),
  race("dogs", "Quay Lane", ["Domino", "Ginger", "Smoke", "Jet"], 4),
];

export const events: readonly SportsEvent[] = [...sports, ...races];

/** An event at a moment: running since so many minutes, or coming in so many. */
type Moment = { state: "running" | "coming"; minutes: number };

export function momentOf({ cycle, phase, length }: SportsEvent, now = new Date()): Moment {
  const at = (Math.floor(now.getTime() / 60_000) + phase) % cycle;
  return at < length
    ? { state: "running", minutes: Math.floor(at) }
    : { state: "coming", minutes: Math.ceil(cycle - at) };
}

/** The parts of an event's address below that of its product. */
export const placeOf = ({ product, category, region, competition, id }: SportsEvent): string[] =>
  product === "VIRTUALS" ? [id] : [category, region.toLowerCase(), slug(competition), id];

/** The events at or below a place. */
export const eventsAt = (product: SportsEvent["product"], place: readonly string[]): SportsEvent[] =>
  events.filter((event) => event.product === product && place.every((each, at) => placeOf(event)[at] === each));
