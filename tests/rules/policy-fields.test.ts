import { expect, test } from "vitest";
import { fieldNames } from "@/lib/market/policy/policies";
import { filesBelow, isTest, product, read } from "./files";

/** The sources that get a policy, or a field of one, from its module. */
const readers = filesBelow(product, /\.tsx?$/)
  .filter((path) => !isTest(path) && !path.startsWith("lib/market/policy/"))
  .map(read)
  .filter((text) => text.includes("@/lib/market/policy/"));

const policy = String.raw`(?:publicPolicy|playerPolicy|policyFor)\((?:[^()]|\([^()]*\))*\)`;

/** How a field is read: for the browser by its name, as a property of a policy, taken out of one, or out of a part of its type. */
const readings = (name: string): RegExp[] => [
  new RegExp(String.raw`\bbyPlace\([^()]*"${name}"[^()]*\)`),
  new RegExp(String.raw`${policy}\.${name}\b`),
  new RegExp(String.raw`\b[pP]olicy\.${name}\b`),
  new RegExp(String.raw`\{[^{}]*\b${name}\b[^{}]*\} = [^;]*${policy}`),
];

/** `Pick<MarketPolicy, "name">`, and the same name taken out of it by a parameter. */
const isPicked = (name: string, text: string): boolean =>
  new RegExp(`Pick<MarketPolicy,[^>]*"${name}"`).test(text) &&
  new RegExp(String.raw`\{[^{}]*\b${name}\b[^{}]*\}: \w*Policy\b`).test(text);

const isRead = (name: string, sources: readonly string[]): boolean =>
  sources.some((text) => isPicked(name, text) || readings(name).some((reading) => reading.test(text)));

test("every field of the market policy is read by what it governs", () => {
  expect(readers.length).toBeGreaterThan(10);
  expect(fieldNames.filter((name) => !isRead(name, readers))).toEqual([]);
});

test.each([
  'byPlace(market, "chat")',
  'byPlace(market, isOpen ? "chat" : "winners")',
  "publicPolicy(locale.market).chat",
  "playerPolicy(market, placeOf(player)).chat",
  "const { leastAge, chat } = publicPolicy(locale.market);",
  'type ChatPolicy = Pick<MarketPolicy, "chat" | "offers">;\nfunction isAllowed({ chat }: ChatPolicy) {}',
])("a field is read by %s", (source) => {
  expect(isRead("chat", [source])).toBe(true);
});

test.each([
  'byPlace(market, "chatter")',
  'import { publicPolicy } from "@/lib/market/policy/policies";\nimport { chat } from "./chat";',
  "publicPolicy(market).leastAge; open(chat)",
  "const { chat } = messages; const { leastAge } = publicPolicy(market);",
  'paths.chat(locale); byPlace(market, "winners")',
  'type Part = Pick<MarketPolicy, "chat">;',
])("a word that is no reading of a field is none: %s", (source) => {
  expect(isRead("chat", [source])).toBe(false);
});
