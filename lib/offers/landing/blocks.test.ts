import { beforeEach, expect, test, vi } from "vitest";
import { LandingBlocks, most } from "./blocks";

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
const skipped = () => vi.mocked(console.warn).mock.calls.map(([line]) => JSON.parse(String(line)));

const item = { title: "Deposit", text: "By card." };
const body = [{ _type: "block", children: [{ _type: "span", text: "18+" }] }];
const hero = { type: "hero", key: "a", title: "Play calmly", text: null, button: "Begin" };
const steps = { type: "steps", key: "b", title: null, items: [item] };
/** What the query answers for fields that a block does not have. */
const nulls = { title: null, text: null, button: null, items: null, games: null, body: null };

test("every type of block is read, in the editor's order, each by the fields of its own", () => {
  const games = [{ gameId: "g1", type: "casinoGames" }];
  const blocks = LandingBlocks.parse([
    { ...nulls, ...hero },
    { ...nulls, ...steps },
    { ...nulls, type: "games", key: "c", title: "Games", games },
    { ...nulls, type: "facts", key: "d", items: [item] },
    { ...nulls, type: "questions", key: "e", title: "Questions", items: [item] },
    { ...nulls, type: "text", key: "f", body },
    { ...nulls, type: "terms", key: "g", title: "Terms", body },
  ]);
  expect(blocks.map(({ type }) => type)).toEqual(["hero", "steps", "games", "facts", "questions", "text", "terms"]);
  expect(blocks[2]).toEqual({ type: "games", key: "b2", title: "Games", games });
  expect(skipped()).toEqual([]);
});

test.each<[string, unknown, string | null]>([
  ["an unknown type", { ...steps, type: "countdown" }, "countdown"],
  ["a type that is no text", { ...steps, type: 7 }, null],
  ["nothing", null, null],
  ["a list", [steps], null],
  ["steps without an item", { ...steps, items: [] }, "steps"],
  ["steps with no readable item", { ...steps, items: [{ title: "A" }, "<b>"] }, "steps"],
  ["a hero without a headline", { ...hero, title: " " }, "hero"],
  ["games that are gone", { type: "games", key: "c", title: "Games", games: [null] }, "games"],
  ["a text without one", { type: "text", key: "f", body: [{ _type: "script" }] }, "text"],
])("%s is skipped and logged, and takes nothing else with it", (_what, broken, type) => {
  expect(LandingBlocks.parse([hero, broken, steps]).map((block) => block.type)).toEqual(["hero", "steps"]);
  expect(skipped().at(-1)).toEqual({ event: "content", skipped: "block", type });
});

test("an item without a text is left out of its block", () => {
  const [block] = LandingBlocks.parse([{ ...steps, items: [item, { title: "Later", text: null }] }]);
  expect(block).toMatchObject({ items: [item] });
  expect(skipped()).toEqual([{ event: "content", skipped: "item", type: null }]);
});

test("a list of ten thousand is cut, and keys are the site's own", () => {
  const long = { ...steps, items: Array(10_000).fill(item) };
  const blocks = LandingBlocks.parse(Array(10_000).fill(long));
  expect(blocks).toHaveLength(most.blocks);
  expect(blocks[0]).toMatchObject({ items: { length: most.items } });
  expect(new Set(blocks.map(({ key }) => key)).size).toBe(most.blocks);
});

test("a page without blocks has none", () => {
  expect([LandingBlocks.parse(null), LandingBlocks.parse(undefined), LandingBlocks.parse([])]).toEqual([[], [], []]);
});
