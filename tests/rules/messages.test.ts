import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "@/lib/site/market/languages";
import { type Messages, mergeMessages } from "@/lib/site/messages/merge";
import { root } from "../../.ci/lib/root.mjs";
import { read } from "./files";

/** The words of one message folder as "area.some.key" → text; an area without a file has none. */
function wordsOf(folders: readonly string[]): Map<string, string> {
  const merged = areas.map((area) => {
    const files = folders
      .map((folder) => `messages/${folder}/${area}.json`)
      .filter((file) => existsSync(join(root, file)));
    return [area, files.map((file): Messages => JSON.parse(read(file))).reduce(mergeMessages, {})] as const;
  });
  return new Map(flatten(Object.fromEntries(merged), ""));
}

function flatten(tree: Messages, before: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[before + key, value] as [string, string]] : flatten(value, `${before}${key}.`),
  );
}

/** What a message takes: "count:number", "name:text", "link:tag"; throws when it is not ICU. */
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

const areas = readdirSync(join(root, "messages/en")).map((file) => file.replace(/\.json$/, ""));
const english = wordsOf(["en"]);
const complete = [...new Set<string>(Object.values(languages).map(({ messages }) => messages[0]))];
const overlays = [...new Set<string>(Object.values(languages).flatMap(({ messages }) => messages.slice(1)))];

test("English has words, and every message folder belongs to a language", () => {
  expect(english.size).toBeGreaterThan(20);
  expect(readdirSync(join(root, "messages")).filter((folder) => ![...complete, ...overlays].includes(folder))).toEqual(
    [],
  );
});

test.each(complete)("the folder %s holds exactly the keys of English", (folder) => {
  expect([...wordsOf([folder]).keys()].sort()).toEqual([...english.keys()].sort());
});

test.each(overlays)("the overlay %s holds only keys that English has", (folder) => {
  expect([...wordsOf([folder]).keys()].filter((key) => !english.has(key))).toEqual([]);
});

describe.each(Object.keys(languages) as Language[])("the resolved words of %s", (language) => {
  const words = wordsOf(languages[language].messages);

  test("are there for every key, and none is empty", () => {
    expect([...english.keys()].filter((key) => !words.has(key))).toEqual([]);
    expect([...words].filter(([, text]) => !text.trim()).map(([key]) => key)).toEqual([]);
  });

  test("take what the English ones take", () => {
    const different = [...english].flatMap(([key, text]) => {
      const [ours, theirs] = [placeholders(text), placeholders(words.get(key) ?? "")];
      return String(ours) === String(theirs) ? [] : [{ key, ours, theirs }];
    });
    expect(different).toEqual([]);
  });
});
