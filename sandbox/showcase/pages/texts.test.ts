import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { banners, makeBannerDocument, signUpBanner } from "../../content/generator/banners";
import { makeLandingDocuments } from "../../content/generator/landing-pages";
import { makeMarketRecords } from "../../content/generator/market-records";
import { makeMenuDocuments, makePageDocuments } from "../../content/generator/pages";
import { makePromotionDocument, promotions } from "../../content/generator/promotions";
import { brandOf } from "./brand";

import { english, translateFor } from "./texts";

const translate = translateFor(brandOf("greenroom"));

type Localized = readonly { _key: string; value: unknown }[];

/** A message of the site in a language; Brazilian has what it lacks from Portuguese. */
function messageOf(language: string, area: string, ...path: string[]): unknown {
  const read = (folder: string) =>
    path.reduce(
      (value, key) => Object(value)[key],
      JSON.parse(readFileSync(`messages/${folder}/${area}.json`, "utf8")),
    );
  return read(language) ?? (language === "br" ? read("pt") : undefined);
}

/** The structure that a translation must keep: the order of headings, lists and tables, the size of each table, link targets. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return [];
  const { _type, style, listItem, markDefs, rows, cells } = value as Record<string, unknown>;
  const links = Array.isArray(markDefs) ? markDefs.map(({ href }) => href).sort() : [];
  return [_type, style, listItem, links, shapeOf(rows), shapeOf(cells)];
}

test("a page has the same build in every language that has it", () => {
  const pages = makePageDocuments(translate);
  expect(pages).toHaveLength(Object.keys(english.pages).length);
  for (const { _id, body } of pages) {
    const [english, ...others] = body as Localized;
    for (const { _key, value } of others) expect(shapeOf(value), `${_id} ${_key}`).toEqual(shapeOf(english?.value));
  }
});

test("a language that names one page or menu entry names them all", () => {
  const menus = makeMenuDocuments(translate);
  const named = [
    ...makePageDocuments(translate).flatMap(({ title, description, body }) => [title, description, body]),
    ...menus.flatMap(({ title, entries }) => [title, ...(entries as { title: unknown }[]).map(({ title }) => title)]),
  ].map((field) => (field as Localized).map(({ _key }) => _key));
  for (const languages of named) expect(languages).toEqual(named[0]);
});

test("a legal sentence names the company, the authority and the number in every language", () => {
  for (const { legal, licenses } of makeMarketRecords(translate)) {
    const [authority = "?", number = "?"] = (licenses as { logoName: string }[])[0]?.logoName.split(", ") ?? [];
    for (const { _key, value } of legal as Localized)
      for (const part of ["Greenroom Demo Ltd", authority, number]) expect(value, _key).toContain(part);
  }
});

test("no page but the policy of cookies, no banner and no landing page names a chat, and none a limit of losses", () => {
  const pages = makePageDocuments(translate).filter(({ _id }) => _id !== "staticPage-cookies_policy");
  const tools =
    /loss limit|verlustlimit|límite de pérdida|tappioraja|limite de (perte|perda)|損失限度額|tapsgrense|limit strat|limit sa talo|kayıp limiti|chat,|czat,|sohbet,|messagerie,/i;
  for (const text of textsOf([pages, makeLandingDocuments([]), banners.map(makeBannerDocument)]))
    expect(text).not.toMatch(tools);
});

test("the banner of safer gambling asks to decide, and promises no setting: its page has none", () => {
  const settings =
    /\bset\b|beides festlegen|\bfija\b|\bfixez\b|\bdefina\b|päätä molemmat|bestem begge|ustal |itakda|belirleyin|先に決めて|whenever you like/i;
  const banner = banners.filter(({ slug }) => slug === "limits");
  expect(banner.map(({ urlAction }) => urlAction.slug)).toEqual(["responsible-gambling"]);
  for (const text of textsOf(banner.map(makeBannerDocument))) expect(text).not.toMatch(settings);
});

test("no banner greets a new player as one who came before, calls a simulated table real, or offers what the sign-up does not give", () => {
  const claims =
    /\bagain\b|last visit|\breal\b|welcome offer|wiederzusehen|echte |willkommensangebot|de nuevo|reales|oferta de bienvenida|nähdä taas|aidot|oikeat|tervetuliaistarjous|revoir|vraies|offre de bienvenue|おかえり|本物|ウェルカムオファー|igjen|ekte|velkomsttilbud|znów|prawdziwe|oferta powitalna|voltar a vê|ver você de novo|mesas reais|boas-vindas|makita ka ulit|tunay|totoong|welcome|tekrar|gerçek|hoş geldin/i;
  for (const banner of [...banners, signUpBanner])
    for (const text of textsOf(makeBannerDocument(banner))) expect(text, banner.slug).not.toMatch(claims);
});

test("no banner, promotion or landing page that players see promises a demo: their games open for real money", () => {
  const forPlayers = [...banners.map(makeBannerDocument), ...promotions.map(makePromotionDocument)].filter(
    ({ authorized }) => authorized !== "not-authorized",
  );
  for (const text of textsOf([forPlayers, makeLandingDocuments([])])) expect(text).not.toMatch(/d[eé]mo|デモ/i);
});

test("a text names no amount of one currency, no time for a decision and no address of help: they are the market's", () => {
  for (const text of textsOf(makePageDocuments(translate)))
    expect(text).not.toMatch(
      /\bEUR\b|\b10 (days|Tagen|jours|días|dias|dager|päivän|dni|araw|gün)|10日|(helpline|arbiter)\.example/,
    );
});

test("the cookie policy names the groups of the choice about cookies", () => {
  for (const { _key, value } of translate(({ pages }) => pages?.cookies_policy?.body)) {
    const named = [...value.join("\n").matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name);
    const groups = ["essentials", "performance", "marketing"];
    expect([_key, named]).toEqual([_key, groups.map((group) => messageOf(_key, "safety", "consent", group, "name"))]);
  }
});

test("the page of safer gambling has one name: in the site's menu, in the footer's and as its title", () => {
  const titles = translate(({ pages }) => pages?.responsible_gambling?.title);
  expect(translate(({ menus }) => menus?.["contact-us"]?.entries.responsible_gambling)).toEqual(titles);
  for (const { _key, value } of titles)
    expect([_key, value]).toEqual([_key, messageOf(_key, "site", "menu", "saferGambling")]);
});

/** Every string in a value, however deep. */
const textsOf = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];
