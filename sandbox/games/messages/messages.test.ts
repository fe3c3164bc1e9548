import { expect, test } from "vitest";
import { fill, pluralOf } from "../client/fill";
import { messagesFor } from "./messages";
import { baccaratDiceMessages } from "./messages-baccarat-dice";
import { blackjackMessages } from "./messages-blackjack.mt";
import { instantMessages } from "./messages-instant.mt";
import { liveMessages } from "./messages-live.mt";
import { liveBlackjackMessages } from "./messages-live-blackjack.mt";

function waysIn(language: string, ways: number): string {
  const { tag, messages } = messagesFor(language);
  return fill(pluralOf(tag, messages.ways, ways), { count: 3, symbol: "Q", ways });
}

test("a symbol that pays in one way is told in the singular, in every language that has one", () => {
  const languages = ["en", "fi", "no", "de", "fr", "es", "pt", "br", "pl"];
  expect(languages.map((language) => waysIn(language, 1))).toEqual([
    "3 × Q in 1 way.",
    "3 × Q, 1 tapa.",
    "3 × Q på 1 vei.",
    "3 × Q auf 1 Weg.",
    "3 × Q de 1 façon.",
    "3 × Q de 1 forma.",
    "3 × Q de 1 forma.",
    "3 × Q de 1 forma.",
    "3 × Q na 1 sposób.",
  ]);
  expect(["ja", "tr", "tl"].map((language) => waysIn(language, 1))).toEqual([
    "Qが3個、1通り。",
    "1 yolda 3 × Q.",
    "3 × Q sa 1 paraan.",
  ]);
});

test("a symbol that pays in several ways is described in the plural form of the number", () => {
  expect(["en", "fi", "de"].map((language) => waysIn(language, 6))).toEqual([
    "3 × Q in 6 ways.",
    "3 × Q, 6 tapaa.",
    "3 × Q auf 6 Wegen.",
  ]);
  expect([2, 6, 12, 24].map((ways) => waysIn("pl", ways))).toEqual([
    "3 × Q na 2 sposoby.",
    "3 × Q na 6 sposobów.",
    "3 × Q na 12 sposobów.",
    "3 × Q na 24 sposoby.",
  ]);
});

test("no kind of game has a message of another one's name, which would be shown instead", () => {
  const kinds = [
    baccaratDiceMessages.en,
    liveMessages("en"),
    instantMessages("en"),
    blackjackMessages("en"),
    liveBlackjackMessages("en"),
  ];
  const names = kinds.flatMap((messages) => Object.keys(messages));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(Object.keys(messagesFor("en").messages).length).toBeGreaterThan(names.length);
});
