import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { flattenMessages, type MessageTree } from "@/lib/market/messages/merge";
import { messagesFor } from "@/sandbox/games/messages/messages";
import { root } from "../../.ci/lib/root.mjs";
import { read } from "./files";

const most = 20;

/** Sentences that stay longer, by the key of their text, with the reason. */
const exceptions: Readonly<Record<string, string>> = {};

/** Words that mean something to who wrote the program, and nothing, or something else, to a player. */
const ours = /\b(could not be read|cannot be read|could not read|cannot read|made void|begins? anew|the platform)\b/i;

/** What nobody says who wants a player to decide for themselves (Great Britain: RTS 14A; Netherlands: no encouragement to go on). */
const pressing =
  /\b(win (it |them |this )?back|last chance|hurry|don['’]t miss|only today|try your luck|almost won|so close|feeling lucky)\b/i;

/** Texts that may use one of them, with the reason. */
const rightly: Readonly<Record<string, string>> = {
  "safety.verification.rejections.badQuality": "it is a document that a person could not read",
  "safety.verification.problems.unreadable": "the browser cannot read a file that the player chose",
};

/** A message as a reader gets it: a placeholder is one word, of a plural the longest form counts. */
function textOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return textOf(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return "X";
      const forms = Object.values(element.options).map(({ value }) => textOf(value));
      return forms.reduce((longest, form) => (wordsOf(form) > wordsOf(longest) ? form : longest), "");
    })
    .join("");
}

const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const sentencesOf = (text: string) => text.split(/(?<=[.!?])["”*]*\s+/);
const longIn = (text: string) => sentencesOf(text).filter((sentence) => wordsOf(sentence) > most);

const messages = readdirSync(join(root, "messages/en")).flatMap((file) => {
  const tree: MessageTree = JSON.parse(read(`messages/en/${file}`));
  const area = file.replace(/\.json$/, "");
  return [...flattenMessages({ [area]: tree })].map(([key, message]) => [key, textOf(parse(message))] as const);
});

/** The texts of a file of the showcase; a cell of a table is a text of its own. */
function textsIn(node: unknown, key: string): [string, string][] {
  if (typeof node === "string") return node.split("|").map((cell) => [key, cell.replaceAll(/\{\w+\}/g, "X")]);
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) => textsIn(child, `${key}.${name}`));
}

const showcase = ["editorial", "pages"].flatMap((part) =>
  textsIn(JSON.parse(read(`sandbox/showcase/${part}/en.json`)), part),
);
const games = textsIn(messagesFor("en").messages, "games");

describe("an English text (docs/english-texts.md)", () => {
  const texts = [...messages, ...showcase, ...games];

  test("is found in the messages, the content and the games", () => {
    expect([messages.length > 1500, showcase.length > 300, games.length > 150]).toEqual([true, true, true]);
  });

  test(`has at most ${most} words in a sentence`, () => {
    const long = texts.flatMap(([key, text]) =>
      key in exceptions ? [] : longIn(text).map((each) => `${key}: ${each}`),
    );
    expect(long).toEqual([]);
  });

  test("is named as an exception only where it has a longer one", () => {
    const keys = texts.filter(([, text]) => longIn(text).length > 0).map(([key]) => key);
    expect(Object.keys(exceptions).filter((key) => !keys.includes(key))).toEqual([]);
  });

  test("never presses a player to go on", () => {
    expect(messages.filter(([, text]) => pressing.test(text))).toEqual([]);
    expect(["Win it back now!", "Don’t miss your spins"].every((text) => pressing.test(text))).toBe(true);
  });

  test("uses the player's words, not the program's", () => {
    expect(messages.filter(([key, text]) => ours.test(text) && !(key in rightly))).toEqual([]);
    expect(
      Object.keys(rightly).filter((key) => !messages.some(([each, text]) => each === key && ours.test(text))),
    ).toEqual([]);
  });
});

test("a sentence of 21 words is noticed, and two short ones are not", () => {
  const words = (count: number) => `${"word ".repeat(count).trim()}.`;
  expect(longIn(words(21))).toHaveLength(1);
  expect(longIn(`${words(20)} ${words(20)}`)).toEqual([]);
  expect(longIn(textOf(parse(`{count, plural, one {${words(1)}} other {# ${words(20)}}}`)))).toHaveLength(1);
  expect(ours.test("Your games could not be read")).toBe(true);
});
