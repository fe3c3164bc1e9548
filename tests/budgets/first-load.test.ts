import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { root } from "../../.ci/lib/root.mjs";
import { firstRender } from "../support/first-render";
import { allChunks, firstLoad, weight } from "./weigh";

/** The pages, and how many bytes of scripts they may load first, beyond bare Next. Campaigns load the rest when their visitor acts. */
const pages = {
  "/en-UN": 32_200,
  "/en-UN/online-casino": 31_000,
  "/en-UN/online-casino/slots": 31_900,
  "/fi-FI/online-casino": 31_000,
  "/en-UN/promo/first-orbit": 12_288,
  "/en-UN/landing/live-tables": 12_288,
};
/** Files: with page, font, logo, style sheet, icons and the largest picture, 16 requests come before the largest paint. */
const mostFiles = 10;

/** A string that a library keeps through minification, by which its code is known in a chunk, and a file of it that has it. */
const libraries = [
  ["aws-amplify", "USER_SRP_AUTH", "@aws-amplify/auth/dist/esm/providers/cognito/apis/signIn.mjs"],
  ["zod", "unrecognized_keys", "zod/v4/core/schemas.js"],
  ["@tanstack/react-query", "Missing queryFn", "@tanstack/query-core/build/modern/utils.js"],
  ["socket.io-client", "reconnect_attempt", "socket.io-client/build/esm/manager.js"],
  ["ICU message parser", "EXPECT_ARGUMENT_CLOSING_BRACE", "@formatjs/icu-messageformat-parser/index.js"],
] as const;
const html = new Map<string, string>();

beforeAll(async () => {
  for (const page of Object.keys(pages)) {
    await firstRender(inject("site") + page);
    html.set(page, await (await fetch(inject("site") + page)).text());
  }
});

const scriptsOf = (page: string) => firstLoad(html.get(page) ?? "", ".next");

describe.each(Object.entries(pages))("%s", (page, most) => {
  test(`its first load of scripts is at most ${most} B beyond bare Next`, () => {
    const bare = weight(
      firstLoad(
        readFileSync(join(root, "tests/bare-next-app/.next/server/app/index.html"), "utf8"),
        "tests/bare-next-app/.next",
      ),
    );
    const lobby = weight(scriptsOf(page));
    console.log(`${page}: ${lobby} B of scripts, bare Next ${bare} B, ${lobby - bare} B beyond (at most ${most})`);
    expect(bare).toBeGreaterThan(50_000);
    expect(lobby).toBeGreaterThanOrEqual(bare);
    expect(lobby - bare).toBeLessThanOrEqual(most);
  });

  test("its first load is at most 10 files of scripts", () => {
    expect(scriptsOf(page).length).toBeLessThanOrEqual(mostFiles);
  });

  test("its HTML contains no style attribute", () => {
    expect(html.get(page)?.match(/<[^<>]*\sstyle=/g) ?? []).toEqual([]);
  });

  test.each(libraries)("%s is not in its first load", (_library, marker) => {
    const scripts = scriptsOf(page);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter(({ text }) => text.includes(marker)).map(({ name }) => name)).toEqual([]);
  });
});

describe.each(libraries)("%s would be seen", (_library, marker, file) => {
  test("it has its marker", () => {
    expect(readFileSync(join(root, "node_modules", file), "utf8")).toContain(marker);
  });

  // The message parser too: it compiles the English messages of the bundle when no file of messages arrives.
  test("a browser loads it later", () => {
    expect(allChunks(".next").filter(({ text }) => text.includes(marker)).length).toBeGreaterThan(0);
  });
});
