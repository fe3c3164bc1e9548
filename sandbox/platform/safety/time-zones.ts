/** The time zone of a player by the country of their account; in a country with several, the one in which most people live. */
const timeZones: Readonly<Record<string, string>> = {
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
  JP: "Asia/Tokyo",
  MT: "Europe/Malta",
  NL: "Europe/Amsterdam",
  NO: "Europe/Oslo",
  NZ: "Pacific/Auckland",
  PE: "America/Lima",
  PH: "Asia/Manila",
  PL: "Europe/Warsaw",
  PT: "Europe/Lisbon",
  SE: "Europe/Stockholm",
  TR: "Europe/Istanbul",
};

export const timeZoneOf = (countryCode: string): string => timeZones[countryCode] ?? "UTC";
