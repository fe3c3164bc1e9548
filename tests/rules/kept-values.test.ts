import { describe, expect, test } from "vitest";
import { keptValues } from "@/lib/safety/consent/kept-values";
import { sessionKeys } from "@/lib/session/storage-probes";
import safety from "@/messages/en/safety.json";
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

/** What the sentence of a key has to speak of. A key without a line here has no sentence that anybody has compared with it. */
const subjects: Readonly<Record<string, RegExp>> = {
  "id-token": /logged in/,
  "platform-session": /logged in/,
  "sportsbook-session": /logged in/,
  "country-code": /Where you are/,
  "region-code": /Where you are/,
  city: /Where you are/,
  "ip-address": /Where you are/,
  market: /market and language/,
  "CognitoIdentityServiceProvider.*": /login/,
  "session-generation": /login/,
  "session-cookie-exp": /login and when it ends/,
  "session-end-news": /login and when it ends/,
  consent: /choice about cookies/,
  theme: /Light or dark/,
  calm: /Calm mode/,
  "lock-hours": /lock hours/,
  "player:*": /while you were logged in|in this tab/,
  "intent:*": /payment or change/,
  welcomed: /welcomed/,
  "sign-up-block": /too many codes/,
  "edd-asked": /questionnaire/,
  "limit-notices": /used limit/,
  "limits-reviewed": /limits are right/,
  "play-summary-shown": /what play costs/,
  "inbox-read": /messages .* have read/,
  "marketing-stopped": /break, .* no advertising/,
  "pay-and-play": /in this tab/,
  "told-unfinished": /in this tab/,
  "session-ended": /in this tab/,
  "session-end-known": /in this tab/,
  "reloaded-at": /in this tab/,
  "player:campaign": /link of the advertisement/,
  "/service-worker.js": /no connection/,
  "offline-*": /no connection/,
  "lobby-*": /lobby/,
};

describe("the sentence beside each key", () => {
  const rows = keptValues.flatMap(({ names, what }) => names.map((name) => [name, what] as const));

  test.each(rows)("%s: speaks of it, and says how long it stays", (name, what) => {
    const sentence = safety.consent.kept[what];
    expect(sentence).toMatch(subjects[name] ?? /$^/);
    expect(sentence).toMatch(/(^|\. )(Until|One year)[^.]*\.$|one year at most\.$/);
  });

  test("stands for a key that is listed, and each has its own", () => {
    expect(Object.keys(subjects).sort()).toEqual([...new Set(rows.map(([name]) => name))].sort());
    expect(Object.keys(safety.consent.kept).sort()).toEqual([...new Set(rows.map(([, what]) => what))].sort());
  });
});
