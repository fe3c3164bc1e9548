import { describe, expect, test } from "vitest";
import { languages } from "@/lib/market/languages";
import { wordsFor } from "@/sandbox/games/words";
import { letterFor } from "@/sandbox/identity/letters";

const tagOf = (launched: string) => Object.entries(languages).find(([code]) => code === launched)?.[1].tag;

/** What a frame can be launched with: the language of platform calls, or the tag of a page. */
const launches = [...new Set(Object.values(languages).flatMap(({ api, tag }) => [api, tag]))];

/** Words that other languages rightly borrow. */
const borrowed = "demo playMoney stake spin symbol wildTitle scatterTitle scatters line volatility".split(" ");
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe("every language of the product is spoken by the sandbox", () => {
  test.each(launches)("in every sentence and symbol of a game launched in %s", (launched) => {
    const { glyphs: englishGlyphs, ...english } = wordsFor("en").words;
    const { tag, words } = wordsFor(launched);
    const { glyphs, ...spoken } = words;
    expect(tag.split("-")[0]).toBe(tagOf(launched) ?? launched);
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);

    expect(Object.keys(glyphs)).toEqual(Object.keys(englishGlyphs));
    expect(Object.values(glyphs)).not.toContain("");
    const own = new Map(Object.entries(spoken));
    for (const [key, text] of Object.entries(english)) {
      const said = own.get(key) ?? "";
      expect({ key, placeholders: placeholders(said) }).toEqual({ key, placeholders: placeholders(text) });
      if (tag !== "en" && !borrowed.includes(key)) expect({ key, said }).not.toEqual({ key, said: text });
    }
  });

  test.each(Object.entries(languages))("in both letters of an account in %s", (code, { tag }) => {
    for (const purpose of ["sign-up", "reset"] as const) {
      const letter = letterFor(code, purpose, "123456");
      expect(letter.body).toContain("123456");
      if (tag === "en") expect(letter).toEqual(letterFor("en", purpose, "123456"));
      else expect(letter.subject).not.toBe(letterFor("en", purpose, "123456").subject);
    }
  });
});
