import { providers } from "./providers";

/** A provider by chance: of the casino by its weight, of live tables by its share of them. */
export function pickProvider(kind: "slot" | "table" | "instant" | "live", random: () => number): string {
  if (kind === "live") return liveProviders[Math.floor(random() * liveProviders.length)] ?? "evolution";
  let left = random() * 100;
  for (const { slug, weight } of providers) {
    left -= weight;
    if (left < 0) return slug;
  }
  return "relax";
}

const liveProviders = [
  "evolution",
  "evolution",
  "evolution",
  "pragmaticplay",
  "pragmaticplay",
  "pariplay",
  "softswiss",
  "creedroomz",
] as const;
