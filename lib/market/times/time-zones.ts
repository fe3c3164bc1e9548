import type { MarketCode } from "@/lib/market/markets";

/**
 * The time zone of each market: that of its country, and where the country has several, the one in which most people live (the
 * eastern one in Canada, São Paulo in Brazil, Santiago in Chile, Auckland in New Zealand). UTC for the global market. A table of its
 * own, because `markets` is part of every first load and no guest needs this.
 */
export const timeZones: Readonly<Record<MarketCode, string>> = {
  UN: "UTC",
  AT: "Europe/Vienna",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  CH: "Europe/Zurich",
  CL: "America/Santiago",
  CX: "Indian/Christmas",
  DE: "Europe/Berlin",
  FI: "Europe/Helsinki",
  FR: "Europe/Paris",
  GB: "Europe/London",
  GG: "Europe/London",
  IN: "Asia/Kolkata",
  JJ: "Europe/Berlin",
  JP: "Asia/Tokyo",
  LL: "Europe/Amsterdam",
  MT: "Europe/Malta",
  NL: "Europe/Amsterdam",
  NO: "Europe/Oslo",
  NZ: "Pacific/Auckland",
  PE: "America/Lima",
  PH: "Asia/Manila",
  PL: "Europe/Warsaw",
  PP: "Europe/Stockholm",
  PT: "Europe/Lisbon",
  SE: "Europe/Stockholm",
  TR: "Europe/Istanbul",
  UK: "Europe/London",
};
