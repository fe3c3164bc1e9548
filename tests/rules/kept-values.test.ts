import { expect, test } from "vitest";
import { keptValues } from "@/lib/safety/consent/kept-values";
import { sessionKeys } from "@/lib/session/storage-probes";
import { filesBelow, isTest, product, read } from "./files";

/** The list of what is kept is shown to visitors: what the code keeps is in it. */
const listed = (place: "local" | "tab") =>
  keptValues.filter((value) => value.place === place).flatMap((value) => value.names);

/** The browser's own values that a source keeps; a player's and an intent's are listed by their prefix. */
function keptIn(source: string): { key: string; area: string }[] {
  return [...source.matchAll(/\bstored(?:<[^(]*>)?\(\{([^}]*?)\}\)?/gs)].flatMap(([, shape = ""]) => {
    const field = (name: string) => new RegExp(`\\b${name}: (?:sessionKeys\\.(\\w+)|"([^"]+)")`).exec(shape);
    if (field("owner")?.[2] !== "browser") return [];
    const [, probe, literal] = field("key") ?? [];
    const key = literal ?? (probe === undefined ? undefined : sessionKeys[probe as keyof typeof sessionKeys]);
    const area = field("area")?.[2];
    return key && area ? [{ key, area }] : [];
  });
}

test("every value that the code keeps in a browser is in the list that visitors are shown", () => {
  const files = filesBelow(product, /\.tsx?$/).filter((path) => !isTest(path));
  const kept = files.flatMap((path) => keptIn(read(path)));
  expect(kept.map(({ key }) => key)).toEqual(expect.arrayContaining(["consent", "session-ended", "reloaded-at"]));
  const missing = kept.filter(({ key, area }) => !listed(area === "local" ? "local" : "tab").includes(key));
  expect(missing).toEqual([]);
});

test("a value that is not listed is found", () => {
  expect(
    keptIn(`const seen = stored<true>({ owner: "browser", key: "seen", area: "session", version: 1, parse });`),
  ).toEqual([{ key: "seen", area: "session" }]);
  expect(keptIn(`stored({ owner: "player", key: "x", area: "local", version: 1, parse: text })`)).toEqual([]);
});
