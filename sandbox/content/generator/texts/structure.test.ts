import { describe, expect, test } from "vitest";
import { makeMarketRecords } from "../market-records";
import { makeMenuDocuments, makePageDocuments } from "../pages";

interface Translation<Value> {
  _key: string;
  value: Value;
}

interface Block {
  _type: string;
  style?: string;
  listItem?: string;
  markDefs?: { href: string }[];
  rows?: { cells: Block[] }[];
}

const pages = makePageDocuments();
const bodies = pages.map(({ _id, body }) => ({ _id, body: body as Translation<Block[]>[] }));
const languages = (bodies[0]?.body ?? []).map(({ _key }) => _key).filter((key) => key !== "en");

/** The kind of each block and where its links lead: what a translation must not change. */
const outline = (blocks: readonly Block[] = []): unknown[] =>
  blocks.map(({ _type, style, listItem, markDefs, rows }) => [
    listItem ?? style ?? _type,
    markDefs?.map(({ href }) => href),
    rows?.map(({ cells }) => outline(cells)),
  ]);

const inLanguage = <Value>(field: unknown, language: string) =>
  (field as Translation<Value>[]).find(({ _key }) => _key === language)?.value;

describe.each(languages)("the texts in %s", (language) => {
  test.each(bodies)("$_id has the headings, lists, tables and links of the English page", ({ body }) => {
    expect(outline(inLanguage(body, language))).toEqual(outline(inLanguage(body, "en")));
  });

  test("have a word for every title, description and menu entry", () => {
    const menus = makeMenuDocuments();
    const entries = menus.flatMap(({ entries }) => entries as { title: unknown }[]);
    const fields = [...pages, ...menus, ...entries].flatMap((holder) =>
      "description" in holder ? [holder.title, holder.description] : [holder.title],
    );
    expect(fields.map((field) => inLanguage<string>(field, language) ?? "").filter((text) => !text.trim())).toEqual([]);
  });

  test("name the licence and its authority in the legal sentence", () => {
    for (const { legal, licenses } of makeMarketRecords()) {
      const [authority = "", number = ""] = String((licenses as { logoName: string }[])[0]?.logoName).split(", ");
      const sentence = inLanguage<string>(legal, language);
      expect(sentence).toContain(authority);
      expect(sentence).toContain(number);
    }
  });
});
