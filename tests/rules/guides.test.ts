import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { Environment } from "@/lib/config/environment";
import { root } from "../../.ci/lib/root.mjs";
import { filesBelow, isTest, product, read } from "./files";

const guides = ["README.md", ...filesBelow(["docs/guide"], /\.md$/)];
const decisions = filesBelow(["docs/decisions"], /\/\d{4}-[\w-]+\.md$/);
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read("package.json")));
const folders = ["app", "components", "lib", "messages", "sandbox", "tests", "docs", "deploy", "public", ".ci"];
/** Variables of the programs around the site. */
const ofOthers = [
  "SANDBOX_GAMES",
  "MALLOC_ARENA_MAX",
  "NODE_ENV",
  "NODE_OPTIONS",
  "SANDBOX_PORT",
  "CHROMIUM",
  "DATABASE_URL",
  "E2E_PORT",
  "E2E_WORKERS",
  "HISTORIES_SEED",
  "HOSTILE_DATA",
  "LIMIT_HISTORIES",
  "MUTATION_TESTS",
  "ALLOW_USER_SRP_AUTH",
  "ALLOW_REFRESH_TOKEN_AUTH",
];

/** The code in backticks and in blocks. */
const codeIn = (text: string) =>
  [...text.matchAll(/```\w*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, word]) => block ?? word ?? "");

const wordsIn = (text: string) => codeIn(text).flatMap((code) => code.split(/[\s,()[\]'"]+/));

describe.each([...guides, "docs/architecture.md", ...decisions])("%s", (guide) => {
  const text = read(guide);

  test("names no file or folder that is not there", () => {
    const paths = wordsIn(text).filter(
      (word) => folders.includes(word.split("/")[0] ?? "") && /^[\w./-]+$/.test(word) && word.includes("/"),
    );
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = ""]) => join(dirname(guide), link));
    expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe.each(guides)("%s", (guide) => {
  const text = read(guide);

  test("names no command and no variable that is not there", () => {
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const variables = wordsIn(text).flatMap((word) => /^([A-Z][A-Z0-9]*_[A-Z0-9_]+)(=|$)/.exec(word)?.[1] ?? []);
    expect(variables.filter((name) => !(name in Environment.shape) && !ofOthers.includes(name))).toEqual([]);
  });
});

test("the guide for operators has a row for every event of the log", () => {
  const guide = read("docs/guide/operate.md");
  const sources = filesBelow(product, /\.tsx?$/).filter((path) => !isTest(path));
  const events = sources.flatMap((path) =>
    [...read(path).matchAll(/JSON\.stringify\(\{ event: "([\w-]+)"/g)].map(([, name = ""]) => name),
  );
  expect(events).toContain("dependency");
  expect([...new Set(events)].filter((name) => !new RegExp(`^\\| \`${name}\` +\\|`, "m").test(guide))).toEqual([]);
});

test("the first page leads to every guide", () => {
  const readme = read("README.md");
  expect(guides.slice(1).filter((guide) => !readme.includes(`(${guide})`))).toEqual([]);
  expect(guides.length).toBeGreaterThan(9);
});

test("every decision begins with its number and title, as the index has them", () => {
  const index = read("docs/decisions/README.md");
  const others = decisions.filter((path) => {
    const [, number = "", title = ""] = /^# (\d+)\. (.+)\n/.exec(read(path)) ?? [];
    const name = path.slice("docs/decisions/".length);
    return number.padStart(4, "0") !== name.slice(0, 4) || !index.includes(`| ${number} | [${title}](${name}) |`);
  });
  expect(others).toEqual([]);
  expect(decisions.length).toBeGreaterThan(50);
});

test("below its title a decision says what a later one changed, as the index does", () => {
  const rows = [...read("docs/decisions/README.md").matchAll(/^\| \d+ \| \[.+\]\((\S+)\) \| (.*) \|$/gm)];
  const differing = rows.filter(([, name = "", later = ""]) => {
    const [, said = ""] = /^# .+\n\nLater: (.+)\.\n/.exec(read(`docs/decisions/${name}`)) ?? [];
    return said !== later.trim();
  });
  expect(differing.map(([, name]) => name)).toEqual([]);
  expect(rows).toHaveLength(decisions.length);
});
