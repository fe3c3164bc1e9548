import { markets } from "./markets";

/** The calling codes of the markets' countries, without the plus. */
const prefixes: Readonly<Record<string, string>> = {
  AT: "43",
  BR: "55",
  CA: "1",
  CH: "41",
  CL: "56",
  CX: "61",
  DE: "49",
  FI: "358",
  FR: "33",
  GB: "44",
  IN: "91",
  JP: "81",
  MT: "356",
  NL: "31",
  NO: "47",
  NZ: "64",
  PE: "51",
  PH: "63",
  PL: "48",
  PT: "351",
  SE: "46",
  TR: "90",
};

/** The countries whose players the markets are for, with their calling codes. */
export const phonePrefixes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(markets).flatMap(({ originCountryCode }) => {
    const prefix = originCountryCode && prefixes[originCountryCode];
    return prefix ? [[originCountryCode, prefix]] : [];
  }),
);
