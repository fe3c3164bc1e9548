import type { ByPlace } from "@/lib/market/policy/by-place";
import type { presetValues } from "@/lib/market/policy/strictness";

export type Preset = (typeof presetValues)[number];

/** What is ticked before a choice, for an attribute of the page: "all AT BE", all but in these places; "essential", nowhere. */
export function writePreset({ here, at }: ByPlace<Preset>): string {
  return [here, ...Object.keys(at).filter((place) => at[place] !== here)].join(" ");
}

/** The attribute again. A page without one ticks nothing but the essential. */
export function readPreset(text: string | undefined): ByPlace<Preset> {
  const [first, ...places] = (text ?? "").split(" ");
  const here = first === "all" ? "all" : "essential";
  const other = here === "all" ? "essential" : "all";
  return { here, at: Object.fromEntries(places.map((place) => [place, other])) };
}
