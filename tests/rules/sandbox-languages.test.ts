import { describe, expect, test } from "vitest";
import { languages } from "@/lib/market/languages";
import { messagesFor, type Plural } from "@/sandbox/games/messages/messages";
import { letterFor } from "@/sandbox/identity/letters";

const tagOf = (launched: string) => Object.entries(languages).find(([code]) => code === launched)?.[1].tag;

/** The languages of a launch: the language of platform calls, or the tag of a page. */
const launches = [...new Set(Object.values(languages).flatMap(({ api, tag }) => [api, tag]))];

/** Messages that may be the same as in English. */
const borrowed =
  "demo playMoney stake spin symbol wildTitle scatterTitle scatters line volatility banker half1 half2 dealer blackjack bust".split(
    " ",
  );
/** Of a plural all forms, the one for `other` last. */
const formsOf = (message: string | Plural) => (typeof message === "string" ? [message] : Object.values(message));
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe("the sandbox is translated into every language of the product", () => {
  test.each(launches)("in every sentence and symbol of a game launched in %s", (launched) => {
    const { glyphs: englishGlyphs, ...english } = messagesFor("en").messages;
    const { tag, messages } = messagesFor(launched);
    const { glyphs, ...translated } = messages;
    expect(tag.split("-")[0]).toBe(tagOf(launched) ?? launched);
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);

    expect(Object.keys(glyphs)).toEqual(Object.keys(englishGlyphs));
    expect(Object.values(glyphs)).not.toContain("");
    const own = new Map(Object.entries(translated));
    for (const [key, message] of Object.entries(english)) {
      const text = formsOf(message).at(-1);
      const forms = formsOf(own.get(key) ?? "");
      for (const translation of forms)
        expect({ key, placeholders: placeholders(translation) }).toEqual({
          key,
          placeholders: placeholders(text ?? ""),
        });
      const translation = forms.at(-1);
      if (tag !== "en" && !borrowed.includes(key)) expect({ key, translation }).not.toEqual({ key, translation: text });
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
