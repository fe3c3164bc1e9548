import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type Language, languages } from "@/lib/market/languages";
import { type Locale, locales } from "@/lib/market/locale";
import { getCompiledMessages } from "./compiled-messages";
import { messageDomains } from "./domains";
import { loadMessages } from "./fetch";
import { getTranslations, readMessages } from "./get-translations";
import { flattenMessages } from "./merge";
import type { MessageDomain } from "./translator";
import { createTranslator } from "./use-translations";

const counts = [0, 1, 2, 5, 22] as const;

type Values = Record<string, string | number>;
/** Either translator without the types of its keys, which this test reads from the files. */
type Translate = (key: string, values?: Values) => string;

/** The arguments of a message, and whether each must be a number. */
function argumentsOf(elements: MessageFormatElement[]): [name: string, isNumber: boolean][] {
  return elements.flatMap((element): [string, boolean][] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.argument) return [[element.value, false]];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [
        [element.value, element.type === TYPE.plural],
        ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value)),
      ];
    return [[element.value, element.type === TYPE.number]];
  });
}

function samples(message: string): Values[] {
  const names = argumentsOf(parse(message));
  return [...counts, 1_234_567].map((count) =>
    Object.fromEntries(names.map(([name, isNumber]) => [name, isNumber ? count : `«${name}» 7`])),
  );
}

function localeOf(language: Language): Locale {
  return locales.find((locale) => locale.language === language) ?? expect.fail(language);
}

async function translators(domain: MessageDomain, locale: Locale): Promise<{ server: Translate; browser: Translate }> {
  vi.stubGlobal("fetch", async () => Response.json(await getCompiledMessages(locale, domain)));
  await loadMessages(domain, locale);
  const server = await getTranslations(locale, domain);
  return { server: server as Translate, browser: createTranslator(domain, locale) as Translate };
}

describe.each(Object.keys(languages) as Language[])("in %s", (language) => {
  const locale = localeOf(language);

  test.each(messageDomains)("server and browser give the same text for every message of %s", async (domain) => {
    const { server, browser } = await translators(domain, locale);
    const messages = flattenMessages(await readMessages(locale, domain));
    expect(messages.size).toBeGreaterThan(0);
    const texts = [...messages].flatMap(([key, message]) =>
      samples(message).map((values) => ({ key, server: server(key, values), browser: browser(key, values) })),
    );
    // One assertion: Vitest takes longer over each than two translators over its message.
    expect(texts.filter((each) => each.browser !== each.server)).toEqual([]);
  });
});

/** The plurals of days and of games. The Filipino `other` is for 4, 6 and 9. */
const plurals: Readonly<Record<Language, readonly [days: string, games: string]>> = {
  en: ["0 days | 1 day | 2 days | 5 days | 22 days", "0 games | 1 game | 2 games | 5 games | 22 games"],
  fi: ["0 päivää | 1 päivä | 2 päivää | 5 päivää | 22 päivää", "0 peliä | 1 peli | 2 peliä | 5 peliä | 22 peliä"],
  no: ["0 dager | 1 dag | 2 dager | 5 dager | 22 dager", "0 spill | 1 spill | 2 spill | 5 spill | 22 spill"],
  de: ["0 Tage | 1 Tag | 2 Tage | 5 Tage | 22 Tage", "0 Spiele | 1 Spiel | 2 Spiele | 5 Spiele | 22 Spiele"],
  fr: ["0 jour | 1 jour | 2 jours | 5 jours | 22 jours", "0 jeu | 1 jeu | 2 jeux | 5 jeux | 22 jeux"],
  es: ["0 días | 1 día | 2 días | 5 días | 22 días", "0 juegos | 1 juego | 2 juegos | 5 juegos | 22 juegos"],
  pt: ["0 dia | 1 dia | 2 dias | 5 dias | 22 dias", "0 jogo | 1 jogo | 2 jogos | 5 jogos | 22 jogos"],
  ja: ["0日 | 1日 | 2日 | 5日 | 22日", "0ゲーム | 1ゲーム | 2ゲーム | 5ゲーム | 22ゲーム"],
  tr: ["0 gün | 1 gün | 2 gün | 5 gün | 22 gün", "0 oyun | 1 oyun | 2 oyun | 5 oyun | 22 oyun"],
  pl: ["0 dni | 1 dzień | 2 dni | 5 dni | 22 dni", "0 gier | 1 gra | 2 gry | 5 gier | 22 gry"],
  tl: ["0 araw | 1 araw | 2 araw | 5 araw | 22 araw", "0 laro | 1 laro | 2 laro | 5 laro | 22 laro"],
  inen: ["0 days | 1 day | 2 days | 5 days | 22 days", "0 games | 1 game | 2 games | 5 games | 22 games"],
  nz: ["0 days | 1 day | 2 days | 5 days | 22 days", "0 games | 1 game | 2 games | 5 games | 22 games"],
  ca: ["0 days | 1 day | 2 days | 5 days | 22 days", "0 games | 1 game | 2 games | 5 games | 22 games"],
  caf: ["0 jour | 1 jour | 2 jours | 5 jours | 22 jours", "0 jeu | 1 jeu | 2 jeux | 5 jeux | 22 jeux"],
  cl: ["0 días | 1 día | 2 días | 5 días | 22 días", "0 juegos | 1 juego | 2 juegos | 5 juegos | 22 juegos"],
  pe: ["0 días | 1 día | 2 días | 5 días | 22 días", "0 juegos | 1 juego | 2 juegos | 5 juegos | 22 juegos"],
  br: ["0 dia | 1 dia | 2 dias | 5 dias | 22 dias", "0 jogo | 1 jogo | 2 jogos | 5 jogos | 22 jogos"],
};

describe.each(Object.entries(plurals))("plurals in %s", (language, [days, games]) => {
  let written: { server: string[]; browser: string[] }[];

  beforeAll(async () => {
    const locale = localeOf(language as Language); // the table has a row for each
    written = await Promise.all(
      (
        [
          ["account.login", (t: Translate, days: number) => t("timeOut.daysValue", { days })],
          ["play.lobby", (t: Translate, count: number) => t("games", { count })],
        ] as const
      ).map(async ([domain, write]) => {
        const { server, browser } = await translators(domain, locale);
        return {
          server: counts.map((count) => write(server, count)),
          browser: counts.map((count) => write(browser, count)),
        };
      }),
    );
  });

  test("0, 1, 2, 5 and 22 take the forms that the language has", () => {
    for (const [at, expected] of [days, games].entries())
      for (const side of ["server", "browser"] as const) expect(written[at]?.[side].join(" | ")).toBe(expected);
  });
});
