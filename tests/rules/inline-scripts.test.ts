import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../.ci/lib/root.mjs";

/** Each with a constant text: a page's policy allows whatever inline script the page has when it is cached. */
const known = [
  "components/site/document/before-paint.tsx",
  "lib/edge/outage-documents/callback-page.tsx",
  "lib/edge/outage-documents/return-online.tsx",
];

test("no file writes HTML or a script by hand but the three with a constant script", () => {
  const files = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const writing = files.filter((file) =>
    /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write/.test(
      readFileSync(join(root, file), "utf8"),
    ),
  );
  expect(writing.sort()).toEqual(known);
});
