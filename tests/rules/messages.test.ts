import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "@/lib/market/languages";
import { flattenMessages, type MessageTree, mergeMessages } from "@/lib/market/messages/merge";
import { root } from "../../.ci/lib/root.mjs";
import { read } from "./files";

/** The messages of one message folder as "area.some.key" → text; an area without a file has none. */
function messagesOf(folders: readonly string[]): Map<string, string> {
  const merged = areas.map((area) => {
    const files = folders
      .map((folder) => `messages/${folder}/${area}.json`)
      .filter((file) => existsSync(join(root, file)));
    return [area, files.map((file): MessageTree => JSON.parse(read(file))).reduce(mergeMessages, {})] as const;
  });
  return flattenMessages(Object.fromEntries(merged));
}

/** The placeholders of a message: "count:number", "name:text", "link:tag"; throws when it is not ICU. */
function placeholders(message: string): string[] {
  const found = new Set<string>();
  const visit = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      found.add(`${element.value}:${TYPE[element.type]}`);
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(parse(message));
  return [...found].sort();
}

/** The plurals in a message, as "cardinal one,other": the kind and the categories that it distinguishes, except exact numbers. */
function plurals(message: string): string[] {
  const visit = (elements: MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.tag) return visit(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
      const inside = Object.values(element.options).flatMap(({ value }) => visit(value));
      if (element.type === TYPE.select) return inside;
      const categories = Object.keys(element.options).filter((category) => !category.startsWith("="));
      return [`${element.pluralType} ${categories.sort()}`, ...inside];
    });
  return visit(parse(message));
}

/** The maximum width of a message: Japanese letters take two places, a placeholder those of its name. */
function widthOf(message: string): number {
  const visit = (elements: MessageFormatElement[]): number =>
    elements.reduce((sum, element) => {
      if (element.type === TYPE.pound) return sum + 1;
      if (element.type === TYPE.tag) return sum + visit(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        return sum + Math.max(...Object.values(element.options).map(({ value }) => visit(value)));
      return sum + element.value.length + (element.value.match(/[\u3000-\u9fff\uff00-\uffef]/g)?.length ?? 0);
    }, 0);
  return visit(parse(message));
}

const areas = readdirSync(join(root, "messages/en")).map((file) => file.replace(/\.json$/, ""));
const english = messagesOf(["en"]);
const complete = [...new Set<string>(Object.values(languages).map(({ messages }) => messages[0]))];
const overlays = [...new Set<string>(Object.values(languages).flatMap(({ messages }) => messages.slice(1)))];

/** A message without its placeholders. */
const strip = (text: string) => text.replaceAll(/\{\w+\}/g, "");

/** Words that are rightly the same as in English, and in which languages. */
const alike: Record<string, string> = {
  "safety.consent.marketing.name": "de fr pt pl caf br",
  "safety.consent.places.cookie": "de fr es pt cl pe br",
  // The name of a technology.
  "safety.consent.places.worker": "fi no fr es pt tr pl tl caf cl pe br",
  "offers.promotions.category.casino": "no de fr es pt tr tl caf cl pe",
  "offers.promotions.category.live-casino": "no tl",
  "offers.bonusCode.code": "de fr caf",
  "money.deposit.bonus.title": "fi no de fr tr pl tl caf",
  "offers.rewards.kinds.bonus": "fi no de fr tr pl tl caf",
  "offers.rewards.kinds.freeSpins": "tl",
  "offers.rewards.kinds.cashback": "no de fr es pt tr pl tl caf cl pe br",
  "play.lobby.all": "no de fr es pt pl tl caf cl pe br",
  "play.catalogue.jackpot": "no de fr es pt tr pl tl caf cl pe br",
  "play.gameLaunch.demo": "no de es pt tr pl tl cl pe br",
  "site.navigation.vip": "fi no de fr es pt ja tr pl tl caf cl pe br",
  "site.glossary.odds": "br",
  "site.navigation.casino": "no de fr es pt tr tl caf cl pe",
  "account.notices.closed.areas.casino": "no de fr es pt tr tl caf cl pe",
  "account.oneTimeCode.label": "de fr tl caf",
  "site.menu.account": "tl",
  "account.login.email": "fr pt pl br",
  "account.signUp.fields.email": "fr pt pl br",
  "account.signUp.fields.password": "tl",
  "offers.promotions.title": "fr caf",
  "site.navigation.promotions": "fr caf",
  "offers.promotions.category.sports": "fr tl caf",
  "play.catalogue.rtp": "no de fr es pt tr pl tl caf cl pe br",
  "play.liveData.points": "fr caf",
  "play.gameLists.page": "fr tl caf",
  "play.gameLists.pages": "fr caf",
  "play.lobby.forYou.promotions": "fr caf",
  "site.navigation.menu": "fr pt pl tl caf br",
  "site.markets.europe": "fr tl caf",
  "account.login.password": "tl",
  "account.login.timeOut.cooling": "tl",
  "account.profile.facts.name": "de",
  "account.profile.facts.email": "fr pt br pl",
  "account.profile.province.title": "fr caf",
  "account.profile.activity.date": "fr caf",
  "account.profile.address.postalCode": "tl",
  "account.profile.phone.title": "tl",
  "account.profile.password.title": "tl",
  "account.profile.activity.address": "tl",
  "play.gameLaunch.fullScreen": "tl",
  "play.gameFacts.volatility": "tl",
  "play.gameFacts.kinds.slots": "pt tr br",
  "play.gameFacts.kinds.baccarat": "fi no de",
  "play.gameFacts.kinds.blackjack": "fi no de fr es pt tr pl tl caf cl pe br",
  "play.gameFacts.kinds.mines": "fr caf",
  "play.gameFacts.kinds.plinko": "fi no de fr es pt tr pl tl caf cl pe br",
  "play.gameFacts.kinds.roulette": "de fr caf",
  "site.header.home": "tl",
  "site.navigation.home": "tl",
  "site.markets.americas": "tl",
  "site.accountMenu.limits": "de",
  "site.playerPages.titles.gamblingLimits": "de",
  "money.banking.last.status": "no",
  "money.history.details.type": "no fr caf",
  "money.transactions.categories.BONUS": "fi no de fr tr pl tl caf",
  "money.transactions.categories.CASINO": "no de fr es pt tr tl caf cl pe",
  "money.transactions.categories.SPORTS": "tl",
  "money.transactions.categories.VIRTUAL_SPORTS": "tl",
  "money.transactions.categories.LIVE_CASINO": "no tl",
  "money.transactions.categories.ADJUSTMENT": "fr caf",
  "safety.limits.editor.amount": "de",
  "safety.personalData.parts.profile": "tl",
  "safety.personalData.parts.realityCheck": "tl",
  "safety.personalData.parts.wallet": "tl",
  "safety.personalData.parts.documents": "fr caf",
  "safety.personalData.parts.questionnaire": "fr caf",
  "safety.personalData.parts.transactions": "fr caf",
  "safety.limits.realityCheck.title": "tl",
  "safety.realityCheck.title": "tl",
  "safety.limits.selfExclusion.title": "tl",
  "safety.limits.timeOut.title": "tl",
  "safety.breaks.timeOut.of": "tl",
  "safety.breaks.exclusion.of": "tl",
  "safety.breaks.day.exclusion": "tl",
};

const tu = /(?<!\p{L})(tu|te|ton|ta|tes|toi)(?!\p{L})/iu;
const spanish = /(?<!\p{L})(usted|vosotros|vos|ordenador|haz clic)(?!\p{L})/iu;

/** Patterns of a wrong register or a neighbour's vocabulary: the familiar form where we are formal, Portugal in Brazil. */
const strange: { readonly [L in Language]?: RegExp } = {
  fi: /asiakastu[ke]/i,
  no: /(?<!\p{L})(Deres|hvad|ikkje)(?!\p{L})/u,
  de: /(?<!\p{L})(du|dir|dich|dein\p{L}*|klicke)(?!\p{L})/iu,
  fr: tu,
  caf: new RegExp(`${tu.source}|e-mail|[\\u00a0\\u202f ][!?;]`, "iu"),
  es: spanish,
  cl: spanish,
  pe: spanish,
  pt: /(?<!\p{L})(tu|teu|tua|você|vocês|senha|tela|cassino|saque)(?!\p{L})/iu,
  br: /(?<!\p{L})(palavra-passe|ecrã|casino|levantável|levantamento|sessão iniciada|iniciar sessão|iniciou|inicie|introduza|contacte|aspeto|de momento|telemóvel|a (carregar|abrir|iniciar|terminar|processar))(?!\p{L})/iu,
  tr: /(?<!\p{L})(sen|sana|senin|seni|hesabın|paran)(?!\p{L})/iu,
};

test("English has words, and every message folder belongs to a language", () => {
  expect(english.size).toBeGreaterThan(20);
  expect(readdirSync(join(root, "messages")).filter((folder) => ![...complete, ...overlays].includes(folder))).toEqual(
    [],
  );
});

test.each(complete)("the folder %s holds exactly the keys of English", (folder) => {
  expect([...messagesOf([folder]).keys()].sort()).toEqual([...english.keys()].sort());
});

test.each(overlays)("the overlay %s holds only keys that English has", (folder) => {
  expect([...messagesOf([folder]).keys()].filter((key) => !english.has(key))).toEqual([]);
});

test.each(overlays)("the overlay %s repeats no text of its general language", (folder) => {
  const chains: readonly (readonly string[])[] = Object.values(languages).map(({ messages }) => messages);
  const [general = ""] = chains.find((chain) => chain.includes(folder)) ?? [];
  const below = messagesOf([general]);
  expect([...messagesOf([folder])].filter(([key, text]) => below.get(key) === text).map(([key]) => key)).toEqual([]);
});

describe.each(Object.keys(languages) as Language[])("the resolved words of %s", (language) => {
  const messages = messagesOf(languages[language].messages);

  test("are there for every key, and none is empty", () => {
    expect([...english.keys()].filter((key) => !messages.has(key))).toEqual([]);
    expect([...messages].filter(([, text]) => !text.trim()).map(([key]) => key)).toEqual([]);
  });

  test("take what the English ones take", () => {
    const different = [...english].flatMap(([key, text]) => {
      const [ours, theirs] = [placeholders(text), placeholders(messages.get(key) ?? "")];
      return String(ours) === String(theirs) ? [] : [{ key, ours, theirs }];
    });
    expect(different).toEqual([]);
  });

  test("distinguish the plurals of the language", () => {
    const { tag } = languages[language];
    const wrong = [...messages].flatMap(([key, text]) =>
      plurals(text)
        .filter((found) => {
          const type = found.startsWith("ordinal") ? "ordinal" : "cardinal";
          return found !== `${type} ${new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories.sort()}`;
        })
        .map((found) => ({ key, found })),
    );
    expect(wrong).toEqual([]);
  });

  test("are set as a printer would: one space, curly quotes, an exclamation mark only where English has one", () => {
    const wrong = [...messages].filter(
      ([key, text]) =>
        /\s\s|^\s|\s$|\.\.\.|["'`]/.test(text) || (/[!！¡]/.test(text) && !english.get(key)?.includes("!")),
    );
    expect(wrong).toEqual([]);
  });

  test("fit where the English ones fit", () => {
    const long = [...messages].filter(([key, text]) => widthOf(text) > 1.6 * widthOf(english.get(key) ?? "") + 10);
    expect(long).toEqual([]);
  });
});

test.each(Object.entries(strange))("the words of %s hold none that its readers would not use", (language, pattern) => {
  expect([...messagesOf(languages[language as Language].messages)].filter(([, text]) => pattern.test(text))).toEqual(
    [],
  );
});

/** The languages whose words are not English ones with another spelling. */
const translated = (Object.keys(languages) as Language[]).filter(
  (language) => String(languages[language].messages[0]) !== "en",
);

describe.each(translated)("no English is left in %s", (language) => {
  const messages = messagesOf(languages[language].messages);

  test("as a word that nobody translated", () => {
    const same = [...messages].filter(([key, text]) => text === english.get(key) && /\p{L}/u.test(strip(text)));
    expect(same.map(([key]) => key).filter((key) => !alike[key]?.split(" ").includes(language))).toEqual([]);
  });

  test("inside a sentence", () => {
    const half = [...messages].filter(([, text]) => /\b(the|your|you|with|this|of|and)\b/i.test(strip(text)));
    expect(half).toEqual([]);
  });
});

test("the list of words that may be alike in two languages contains no key that is gone", () => {
  expect(Object.keys(alike).filter((key) => !english.has(key))).toEqual([]);
});

test("French keeps its high punctuation on the line of the word before it", () => {
  const loose = / [:;?!»]|« /;
  expect(loose.test("Quel montant ?")).toBe(true);
  expect([...messagesOf(["fr"])].filter(([, text]) => loose.test(text))).toEqual([]);
  const editorial = read("sandbox/showcase/pages/fr.json").match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(editorial.length).toBeGreaterThan(50);
  expect(editorial.filter((text) => loose.test(text))).toEqual([]);
});
