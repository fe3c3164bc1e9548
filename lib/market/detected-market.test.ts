import { expect, test } from "vitest";
import { detectedLocale, offerFor } from "./detected-market";
import { tableOf } from "./offered-languages";

test.each([
  ["the detected country, in its first language", "", "FI", "en-UN", ["sv-SE"], "fi-FI"],
  ["the detected country, in a language that the visitor reads", "", "CH", "en-UN", ["fr-CH", "de"], "fr-CH"],
  ["the first language that fits, not the first that is read", "", "CH", "en-UN", ["it", "fr"], "fr-CH"],
  ["Norwegian by any of its browser tags", "", "NO", "en-UN", ["nb-NO"], "no-NO"],
  ["the market itself, not one that stands in for it", "", "GB", "en-UN", ["en-GB"], "en-GB"],
  ["what was chosen before rather than where the visitor is", "de-AT", "FI", "en-UN", [], "de-AT"],
  ["where the visitor is, when the choice is no locale", "xx-YY", "FI", "en-UN", [], "fi-FI"],
  ["nothing in the market of the country", "", "FI", "en-FI", ["fi"], null],
  ["a language that editors gave a market, when it was chosen", "es-BR", "FI", "en-UN", [], "es-BR"],
  ["nothing in a market whose language editors added", "", "BR", "es-BR", ["es"], null],
  ["nothing in a second market of the country", "", "DE", "en-JJ", ["de"], null],
  ["nothing for a country without a market", "", "ES", "en-UN", ["es"], null],
  ["nothing for Guernsey, whose code another market bears", "", "GG", "en-UN", ["en"], null],
  ["nothing where the market that was chosen is open", "fi-FI", "SE", "en-FI", [], null],
  ["what was chosen before, in the market of the country too", "de-AT", "FI", "en-FI", [], "de-AT"],
  ["what was chosen before, on a page outside every market", "de-AT", "FI", "", [], "de-AT"],
  ["the Netherlands, not a market that stands in for them", "", "NL", "en-UN", [], "en-NL"],
  ["Sweden, not a market that stands in for it", "", "SE", "en-UN", [], "en-SE"],
  ["nothing where nothing is known", "", "", "en-UN", ["fi"], null],
])("%s", (_what, chosen, country, current, reads, expected) => {
  expect(offerFor({ chosen, country }, current, reads)?.segment ?? null).toBe(expected);
});

test.each([
  ["the country's market, in its first language", "FI", ["sv-SE"], "fi-FI"],
  ["the country's market, in a language that is read", "CH", ["it", "fr-CH"], "fr-CH"],
  ["the global market for a country without one, in a language that is read", "ES", ["es-ES", "en"], "es-UN"],
  ["English where neither is known", "", [], "en-UN"],
  ["English for Guernsey, whose code another market bears", "GG", ["gv"], "en-UN"],
  ["the global market where the country's is switched off", "NO", ["nb-NO"], "no-UN"],
  ["a language that editors gave a market", "BR", ["es"], "es-BR"],
])("without a page a visitor is led to %s", (_what, country, reads, expected) => {
  const table = tableOf([
    { id: "NO", languages: ["no"], isMarketEnabled: false },
    { id: "BR", languages: ["br", "es"], isMarketEnabled: true },
  ]);
  expect(detectedLocale(country, reads, table).segment).toBe(expected);
});
