import { beforeEach, expect, test, vi } from "vitest";

let takeReports: typeof import("./server").takeReports;
const log = vi.fn<typeof console.log>();

beforeEach(async () => {
  vi.resetModules();
  log.mockReset();
  vi.spyOn(console, "log").mockImplementation(log);
  ({ takeReports } = await import("./server"));
});

const failure = (message: string) =>
  JSON.stringify({ kind: "error", reference: "r1", page: "/en-UN", name: "Error", message, frames: [] });

async function send(body: BodyInit | null, headers: Record<string, string> = {}) {
  const request = new Request("http://play.example/api/report", { method: "POST", body, headers });
  return (await takeReports(request)).status;
}
const lines = () => log.mock.calls.map(([line]) => JSON.parse(String(line)));

test("a report is one line, with the id of the request and without the sender [ERR-027]", async () => {
  const from = { "x-greenroom-request": "id-1", "x-greenroom-address": "198.51.100.7", "user-agent": "Secret" };
  expect(await send(failure("planted for mika@example.com"), from)).toBe(204);
  expect(lines()).toEqual([
    {
      event: "browser",
      id: "id-1",
      kind: "error",
      reference: "r1",
      page: "/en-UN",
      name: "Error",
      message: "planted for …",
      frames: [],
    },
  ]);
});

test("an address that floods gets the usual response and sixty log lines; its neighbour is still logged", async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 80; count++) statuses.add(await send(failure("flood"), { "x-greenroom-address": "a" }));
  await send(failure("neighbour"), { "x-greenroom-address": "b" });
  expect([...statuses]).toEqual([204]);
  expect(lines().map(({ message }) => message)).toEqual([...Array(60).fill("flood"), "neighbour"]);
});

test.each([
  ["nothing", null],
  ["rubbish", "\u0000{"],
  ["too much", failure("x ".repeat(20_000))],
  ["a body that breaks off", new ReadableStream({ pull: (to) => to.error(new Error("gone")) })],
])("%s gets the usual response and no log line", async (_what, body) => {
  const request = new Request("http://play.example/api/report", {
    method: "POST",
    body,
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });
  expect((await takeReports(request)).status).toBe(204);
  expect(lines()).toEqual([]);
});

test("a report that another site sends through a visitor's browser is ignored", async () => {
  await send(failure("foreign"), { "sec-fetch-site": "cross-site" });
  await send(failure("own"), { "sec-fetch-site": "same-origin" });
  expect(lines().map(({ message }) => message)).toEqual(["own"]);
});
