import { expect, test } from "vitest";
import { languages } from "@/lib/market/languages";
import { locales, resolveLocale } from "@/lib/market/locale";
import { bankMessages } from "@/sandbox/bank/messages";
import { cashierMessages } from "@/sandbox/cashier/messages";
import { chatMessages } from "@/sandbox/chat/messages";
import { checkMessages } from "@/sandbox/documents/messages";
import { sportsbookMessages } from "@/sandbox/sportsbook/messages";

test.each([
  ["the bank", bankMessages("br"), bankMessages("pt")],
  ["the cashier", cashierMessages("br"), cashierMessages("pt")],
  ["the identity check", checkMessages("https://site.example/br-BR/x"), checkMessages("https://site.example/pt-PT/x")],
  ["the sportsbook", sportsbookMessages("pt-BR"), sportsbookMessages("pt-PT")],
])("%s speaks Brazilian in Brazil and European Portuguese in Portugal", (_whose, brazilian, european) => {
  expect(brazilian.tag).toBe("pt-BR");
  expect(Object.keys(brazilian.messages).sort()).toEqual(Object.keys(european.messages).sort());
  expect(JSON.stringify(brazilian.messages)).not.toMatch(
    /\b(casino|câmara|ecrã|palavra-passe|Golos|Ténis|desportivas)\b/,
  );
  expect(JSON.stringify(european.messages)).not.toMatch(/\b(cassino|câmera|você|Gols|Tênis|esportivas)\b/);
});

/** Every text by its path, as the placeholders in it: `{amount}`. */
function placeholdersOf(messages: unknown, path = ""): [path: string, placeholders: string][] {
  if (typeof messages === "string") return [[path, (messages.match(/\{\w+\}/g) ?? []).sort().join()]];
  return Object.entries(Object(messages)).flatMap(([key, each]) => placeholdersOf(each, `${path}.${key}`));
}

/** A tag of each language that the site is read in. */
const tags = [...new Map(locales.map((locale) => [locale.language, resolveLocale(locale).tag])).entries()];

test.each(tags)(
  "the sportsbook and the chat speak %s (%s), with every text and placeholder of the English ones",
  (language, tag) => {
    for (const messagesOf of [(of: string) => sportsbookMessages(of).messages, chatMessages]) {
      expect(placeholdersOf(messagesOf(tag)).sort()).toEqual(placeholdersOf(messagesOf("en")).sort());
      // A language without texts of its own would have the English ones.
      const isEnglish = JSON.stringify(messagesOf(tag)) === JSON.stringify(messagesOf("en"));
      expect([language, isEnglish]).toEqual([language, tag.startsWith("en-")]);
    }
  },
);

test("every language of the site is among them", () => {
  expect(tags.map(([language]) => language).sort()).toEqual(Object.keys(languages).sort());
});
