import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { root } from "../../.ci/lib/root.mjs";
import { filesBelow, isTest, product, read } from "./files";

const Requirement = z.object({
  id: z.string().regex(/^[A-Z]+-\d{3}$/),
  part: z.enum(["access", "play", "money", "safety", "offers"]),
  home: z.string().regex(/^[a-z]+(\/[a-z-]+)?$/),
  requirement: z.string().min(10),
  check: z.string().min(3),
});

/** One row of RFC 4180: quoted fields may hold commas, and a doubled quote stands for a quote. */
const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'),
  );

const [header = "", ...lines] = read("docs/specification/requirements.csv").trimEnd().split("\n");
const columns = fieldsOf(header);
const requirements = lines.map((line) => {
  const fields = fieldsOf(line);
  return Requirement.parse(Object.fromEntries(columns.map((column, index) => [column, fields[index]])));
});
const known = new Set(requirements.map(({ id }) => id));

/** Ids in brackets, as in "[SESS-012]" or "[SESS-012, SESS-013]". */
const citedIn = (text: string): string[] =>
  [...text.matchAll(/\[((?:[A-Z]+-\d{3})(?:[\s,]+[A-Z]+-\d{3})*)\]/g)].flatMap(([, ids = ""]) => ids.split(/[\s,]+/));

describe("docs/specification/requirements.csv", () => {
  test("has 903 requirements, each id once", () => {
    expect(columns).toEqual(["id", "part", "home", "requirement", "check"]);
    expect(known.size).toBe(903);
    expect(requirements).toHaveLength(903);
  });

  test("names a home that the layout allows", () => {
    const shared = ["core", "config", "market", "routing", "content", "site", "session", "edge"];
    const areas = ["account", "safety", "play", "money", "offers"];
    const wrong = requirements.filter(({ home }) => ![...shared, ...areas].includes(home.split("/")[0] ?? ""));
    expect(wrong.map(({ id, home }) => `${id} ${home}`)).toEqual([]);
    for (const folder of shared) expect(existsSync(join(root, "lib", folder)), folder).toBe(true);
  });
});

describe("ids that test titles cite", () => {
  const files = filesBelow([...product, "sandbox", "tests"], /\.tsx?$/).filter(isTest);
  const cited = files.flatMap((file) => citedIn(read(file)).map((id) => ({ file, id })));

  test("are requirements of the specification", () => {
    expect(cited.filter(({ id }) => !known.has(id)).map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
    expect(cited.length).toBeGreaterThan(300);
  });

  test("are found in a list, and an unknown one is noticed", () => {
    const unknown = "NOPE-" + "999";
    expect(citedIn(`test("x [SESS-012, ${unknown}]")`)).toEqual(["SESS-012", unknown]);
    expect(known.has(unknown)).toBe(false);
  });
});
