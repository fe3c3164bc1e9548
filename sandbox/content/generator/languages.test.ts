import { expect, test } from "vitest";
import { brandOf } from "../../showcase/pages/brand";
import { generateDataset } from "./dataset";
import type { ContentDocument } from "./document";

type Localised = readonly { _key: string; value: unknown }[];

const isLocalised = (value: unknown): value is Localised =>
  Array.isArray(value) && value.length > 0 && value.every((item) => /^internationalizedArray/.test(item?._type));

/** Calls `text` for each string outside an internationalized field, `field` for each such field. */
function walk(
  value: unknown,
  path: string,
  text: (path: string) => void,
  field: (path: string, value: Localised) => void,
) {
  if (isLocalised(value)) field(path, value);
  else if (Array.isArray(value)) for (const item of value) walk(item, `${path}[]`, text, field);
  else if (typeof value === "object" && value !== null)
    for (const [name, item] of Object.entries(value)) walk(item, `${path}.${name}`, text, field);
  else if (typeof value === "string") text(path);
}

/** Everything that a string without a language may be: a name, a code, an address, a date, a drawing. */
const names = [
  ...["casinoGames.name", "liveCasinoGames.name", "provider.title", "subProvider.title", "market.licenses[].logoName"],
  // Its language is the field beside it.
  "termsVersion.files[].title",
  // Records of the operator: no page shows them.
  ...["marketEntry.name", "country.name"],
];
const machine =
  /\.(_\w+|\w*[sS]lug|current|gameId|market|route|url|code|isd|currency|id|channels\[\]|gameType|volatility|releasedAt|authorized|category|tags\[\]|version|updatedOn|language|columns|sizes\[\]|iconSvg|type|widgetType|languages\[\]|targetAudienceOption|targetGroups\[\]|targetPlayersIds\[\]|excludedMarkets\[\]|markets\[\]|kind(\[\])?|bonusCode|key|path|absoluteUrl|(start|end)(Date|sAt)|originCountryCode|restrictedCountries\[\]|removeCountryFromRegistration\[\]|(localeMapping|languageMaps|regionLanguageMap)\.\w+)$/;

const { documents } = generateDataset("greenroom", 60);

function fieldsOf(all: readonly ContentDocument[]): [string, Localised][] {
  const fields: [string, Localised][] = [];
  for (const document of all)
    walk(
      document,
      document._id,
      () => {},
      (path, value) => void fields.push([path, value]),
    );
  return fields;
}

test("every string that is not a name or a code knows its language", () => {
  const without = new Set<string>();
  for (const document of documents)
    walk(
      document,
      document._type,
      (path) => names.includes(path) || machine.test(path) || without.add(path),
      () => {},
    );
  expect([...without]).toEqual([]);
});

test("every text is there in all twelve languages", () => {
  for (const [path, field] of fieldsOf(documents))
    expect(field.map(({ _key }) => _key).sort(), path).toEqual([
      "br",
      "de",
      "en",
      "es",
      "fi",
      "fr",
      "ja",
      "no",
      "pl",
      "pt",
      "tl",
      "tr",
    ]);
});

/** The sentences of a text: long enough that two languages do not share them by chance. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === "string") return value.length >= 32 ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  const { children, rows, cells, ...list } = value as Record<string, unknown>;
  if (Array.isArray(children)) return sentencesOf(children.map(({ text }: { text: string }) => text).join(""));
  return Object.values(rows ?? cells ?? list).flatMap(sentencesOf);
}

test("no text of one language is listed under another, except a sentence that is the same in Portugal and in Brazil", () => {
  const owners = new Map<string, string>();
  for (const [path, field] of fieldsOf(documents))
    for (const { _key, value } of field.filter(({ _key }) => _key !== "br"))
      for (const sentence of sentencesOf(value)) {
        // Not translated: the addresses of the support page.
        if (/^\S+@\S+$/.test(sentence)) continue;
        expect(owners.get(sentence) ?? _key, `${path} ${sentence}`).toBe(_key);
        owners.set(sentence, _key);
      }
  expect(owners.size).toBeGreaterThan(1_000);
});

test("Brazil reads no word that is Portugal's alone", () => {
  const portuguese =
    /\b(palavra-passe|levantament\w+|registos?|casinos?|bónus|factos?|controlo|ecrã|telemóvel|utilizador\w*|equipa|connosco|rondas?|desporto\w*|morada)\b/iu;
  const read = (wanted: string) =>
    fieldsOf(documents).flatMap(([, field]) =>
      field.filter(({ _key }) => _key === wanted).map(({ value }) => JSON.stringify(value)),
    );
  expect(read("pt").filter((text) => portuguese.test(text)).length).toBeGreaterThan(10);
  expect(read("br").filter((text) => portuguese.test(text))).toEqual([]);
});

test("a second brand's name is in all its content, not inflected in any language", () => {
  const branded = generateDataset("greenroom", 60, brandOf("harbourlight")).documents;
  const written = JSON.stringify(branded);
  expect(written).not.toMatch(/greenroom|\{brand\}|\{domain\}/i);
  expect(written).not.toMatch(/Harbourlight['’\p{Script=Latin}]/u);
  const naming = new Map<string, number>();
  for (const [, field] of fieldsOf(branded))
    for (const { _key, value } of field)
      if (JSON.stringify(value).includes("Harbourlight")) naming.set(_key, (naming.get(_key) ?? 0) + 1);
  expect(naming.size).toBe(12);
  expect(Math.min(...naming.values())).toBeGreaterThan(28);
});

/** Words and turns of Portugal, or of a page that does not say "você" to its reader. */
const portuguese =
  /(?<!\p{L})(aceites|pagámos|factos?|casino|bónus|levantamento|é altura de|no próprio dia|de brincar|lhe (custa|deu)|pergunte-(lhe|nos)|escreva-nos|o ajuda|de o \p{L}+|a (quer|apressar)|em modo|de imediato|se (viu|acha|reconhece|desistir)|(enquanto|para que) (joga|continue)|antes de jogar \||que (ligou|jogue|depositou|pagou|perde))(?!\p{L})/iu;

test("the Brazilian texts are Brazilian, and say você", () => {
  const found = fieldsOf(documents).flatMap(([path, field]) => {
    const value = JSON.stringify(field.find(({ _key }) => _key === "br")?.value ?? "");
    const match = portuguese.exec(value);
    return match ? [`${path}: ${match[0]}`] : [];
  });
  expect(found).toEqual([]);
});
