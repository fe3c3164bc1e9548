import { expect, test } from "vitest";
import { filesBelow, isTest, read } from "./files";

/** The domains of an area as the table of `docs/architecture.md` lists them: those in `lib`, and those that `components` has besides. */
interface Domains {
  lib: string[];
  onlyComponents: string[];
}

const rowPattern = /^\| `(\w+)`\s*\| (.+?)\s*\|$/;

/** The table below the heading "Domains". */
function tableOf(document: string): Map<string, Domains> {
  const section = document.split(/^## /m).find((part) => part.startsWith("Domains\n")) ?? "";
  const rows = section.split("\n").flatMap((line) => {
    const [, area, text] = rowPattern.exec(line) ?? [];
    if (area === undefined || text === undefined) return [];
    const [lib = "", onlyComponents = ""] = text.replace(/ \([^)]*\)/g, "").split("; in `components` also ");
    return [[area, { lib: namesIn(lib), onlyComponents: namesIn(onlyComponents) }] as const];
  });
  return new Map(rows);
}

const namesIn = (list: string) => list.split(", ").filter(Boolean).sort();

/** Folders of an area that hold more than tests. */
function foldersOf(layer: "lib" | "components", area: string): string[] {
  const files = filesBelow([`${layer}/${area}`], /\.tsx?$/).filter((path) => !isTest(path));
  return [
    ...new Set(files.map((path) => path.split("/")).flatMap((parts) => (parts.length > 3 ? (parts[2] ?? []) : []))),
  ].sort();
}

function foundOf(area: string): Domains {
  const lib = foldersOf("lib", area);
  return { lib, onlyComponents: foldersOf("components", area).filter((name) => !lib.includes(name)) };
}

const areas = ["account", "safety", "play", "money", "offers"];
const table = tableOf(read("docs/architecture.md"));

test("the architecture lists the domains of every area", () => {
  expect([...table.keys()]).toEqual(areas);
});

test.each(areas)("the domains of %s are the folders of this area", (area) => {
  expect(table.get(area)).toEqual(foundOf(area));
});

test("a folder that the table does not list is found, and so is a domain without one", () => {
  const planted =
    "## Domains\n\n| `money` | wallet (of the player, with more), invented; in `components` also banking |\n";
  expect(tableOf(planted).get("money")).toEqual({ lib: ["invented", "wallet"], onlyComponents: ["banking"] });
  expect(tableOf(planted).get("money")).not.toEqual(foundOf("money"));
});
