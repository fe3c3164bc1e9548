/** From the start of a round to the start of the next at least, in milliseconds; 0 leaves it to the game. */
export interface RoundTimes {
  slotRoundMs: number;
  tableRoundMs: number;
}

interface Place {
  country: string;
  /** Null where it is unknown. */
  province: string | null;
}

/** What a regulator asks of every game in its place; without a province, of the whole country. */
interface Rule extends RoundTimes {
  country: string;
  province?: string;
}

const rules: readonly Rule[] = [
  { country: "GB", slotRoundMs: 2_500, tableRoundMs: 5_000 },
  { country: "SE", slotRoundMs: 3_000, tableRoundMs: 3_000 },
  { country: "DE", slotRoundMs: 5_000, tableRoundMs: 5_000 },
  { country: "CA", province: "ON", slotRoundMs: 2_500, tableRoundMs: 0 },
];

/** A rule of a province holds for an unknown province of the country too. */
const holdsAt = ({ country, province }: Rule, place: Place) =>
  place.country === country && (province === undefined || place.province === null || place.province === province);

/** The longest times of all places that somebody is in or at home in. */
export function roundTimes(places: readonly Place[]): RoundTimes {
  const held = rules.filter((rule) => places.some((place) => holdsAt(rule, place)));
  return {
    slotRoundMs: Math.max(0, ...held.map(({ slotRoundMs }) => slotRoundMs)),
    tableRoundMs: Math.max(0, ...held.map(({ tableRoundMs }) => tableRoundMs)),
  };
}
