import { expect, test } from "vitest";
import { fileOf } from "./file-cache";
import { xmlResponse } from "./xml-response";

const file = fileOf("<urlset/>");
const respond = (condition?: string) =>
  xmlResponse(
    new Request("https://site.example", condition === undefined ? {} : { headers: { "if-none-match": condition } }),
    file,
  );

test("a file has its tag, and caches in front may keep it for a minute", async () => {
  const response = respond();
  expect([response.status, response.headers.get("etag"), response.headers.get("cache-control")]).toEqual([
    200,
    file.etag,
    "public, max-age=60",
  ]);
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(await response.text()).toBe("<urlset/>");
});

test.each([
  ["the same tag", file.etag],
  ["that of the compressed bytes", `W/${file.etag}`],
  ["one of several", `"other", W/${file.etag}`],
  ["any", "*"],
  ["any, after another", '"other", *'],
])("a program that has it, by %s, gets 304 without a body", async (_, condition) => {
  const response = respond(condition);
  expect([response.status, response.headers.get("etag"), await response.text()]).toEqual([304, file.etag, ""]);
});

const within = `${file.etag.slice(0, 3)}W/${file.etag.slice(3)}`;

test.each(['"other"', file.etag.slice(1, -1), "", 'W/"', '"a,b"', within])(
  "a program with %j gets it whole",
  (condition) => {
    expect(respond(condition).status).toBe(200);
  },
);
