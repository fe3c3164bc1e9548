import { expect, test } from "vitest";
import { bankMessages } from "./bank/messages";
import { cashierMessages } from "./cashier/messages";
import { checkMessages } from "./documents/messages";
import { sportsbookMessages } from "./sportsbook/messages";

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
