import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { renderedAtHeader, tagsHeader } from "@/lib/edge/next/cache-handler.mjs";
import { chooseEncoding } from "./encoding";
import { createPageResponder } from "./respond";
import { createPageStore } from "./store";

let close: () => void = () => {};
afterEach(() => close());

/** A page as Next sends it from its cache. */
function sendPage(response: ServerResponse, body = "<p>page</p>", headers: Record<string, string> = {}) {
  const own = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "script-src 'self'",
    "cache-control": "s-maxage=60, stale-while-revalidate=31535940",
    "x-nextjs-cache": "HIT",
    vary: "rsc, next-router-state-tree",
    [renderedAtHeader]: String(Date.now()),
    [tagsHeader]: "lobby:FI,menus",
  };
  for (const [name, value] of Object.entries({ ...own, ...headers })) response.setHeader(name, value);
  response.write(body.slice(0, 3));
  response.end(body.slice(3));
}

/** A server whose pages come from `render`, by path; counts the renders. */
async function serve(render: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void) {
  const store = createPageStore({ maxBytes: 1e6, maxEntries: 100, isStale: () => false });
  const rendered: string[] = [];
  const renderOne = async (request: IncomingMessage, response: ServerResponse) => {
    rendered.push(`${request.method} ${request.url}`);
    await render(request, response);
  };
  const pages = createPageResponder(store, renderOne, (headers) => new Map([...headers, ["x-ours", "1"]]));
  const server = createServer((request, response) => {
    const encoding = chooseEncoding(String(request.headers["accept-encoding"] ?? ""));
    const visit = {
      request,
      response,
      encoding,
      status: 200 as const,
      key: request.url ?? "",
      own: ["x-request-id", "7"],
    };
    if (pages.sendStored(visit)) return;
    pages.respond(visit).catch(() => {
      response.statusCode = 503;
      response.end("unavailable");
    });
  }).listen(0);
  await once(server, "listening");
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<{ status?: number; headers: IncomingMessage["headers"]; body: Buffer }>((resolve, reject) => {
      const sent = request({ port, path, method, headers }, async (response) => {
        const chunks = await response.toArray();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
      sent.on("error", reject).end();
    });
  return { get, rendered, store, port };
}

test("the second visitor gets the stored page, compressed, with its headers", async () => {
  const { get, rendered } = await serve((_request, response) => sendPage(response));
  const first = await get("/a", { "accept-encoding": "br" });
  const second = await get("/a", { "accept-encoding": "br" });
  expect(rendered).toHaveLength(1);
  for (const { status, headers, body } of [first, second]) {
    expect([status, brotliDecompressSync(body).toString()]).toEqual([200, "<p>page</p>"]);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "script-src 'self'",
      "content-encoding": "br",
      "content-length": String(body.length),
      vary: "rsc, next-router-state-tree, accept-encoding",
    });
    expect(headers).not.toHaveProperty(renderedAtHeader);
    expect(headers).not.toHaveProperty(tagsHeader);
  }
  expect((await get("/a")).body.toString()).toBe("<p>page</p>");
  expect(rendered).toHaveLength(1);
});

test("a page that Next sends with its own Accept-Encoding in Vary names it once", async () => {
  const { get } = await serve((_request, response) => sendPage(response, "<p></p>", { vary: "rsc, Accept-Encoding" }));
  expect((await get("/a")).headers.vary).toBe("rsc, Accept-Encoding");
});

test("only named headers are stored", async () => {
  const { get } = await serve((_request, response) =>
    sendPage(response, "<p></p>", { "x-nextjs-prerender": "1", "x-middleware-rewrite": "/a", "x-request-id": "1" }),
  );
  await get("/a");
  const { headers } = await get("/a");
  expect(headers).toMatchObject({ "x-ours": "1", "x-request-id": "7" });
  const names = Object.keys(headers).filter((name) => !["date", "connection", "keep-alive"].includes(name));
  expect(names.sort()).toEqual([
    "content-length",
    "content-security-policy",
    "content-type",
    "vary",
    "x-ours",
    "x-request-id",
  ]);
});

test.each([
  ["stale", { "x-nextjs-cache": "STALE" }, 200],
  ["not in Next's cache", { "x-nextjs-cache": "" }, 200],
  ["without a time to live", { "cache-control": "private, no-store" }, 200],
  ["without a time of its rendering", { [renderedAtHeader]: "" }, 200],
  ["personal", { "set-cookie": "player=1" }, 200],
  ["JSON", { "content-type": "application/json" }, 200],
  ["not found", {}, 404],
  ["failed", {}, 503],
  ["a redirect", { location: "/b" }, 307],
])("a response that is %s is not stored", async (_name, headers, status) => {
  const { get, rendered, store } = await serve((_request, response) => {
    response.statusCode = status;
    sendPage(response, "<p></p>", headers);
  });
  for (let time = 1; time <= 2; time++) {
    const response = await get("/a");
    expect([response.status, response.body.toString()]).toEqual([status, "<p></p>"]);
    expect(rendered).toHaveLength(time);
  }
  expect(store.size().entries).toBe(0);
});

test("64 visitors at once render a page once, and another page beside it once", async () => {
  let finish: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { get, rendered } = await serve(async ({ url }, response) => {
    await gate;
    sendPage(response, `<p>${url}</p>`);
  });
  const visits = Array.from({ length: 64 }, (_, at) => get(at % 2 ? "/a" : "/b"));
  await new Promise((resolve) => setTimeout(resolve, 100));
  finish();
  const bodies = (await Promise.all(visits)).map(({ body }) => body.toString());
  expect(rendered.sort()).toEqual(["GET /a", "GET /b"]);
  expect(bodies).toEqual(visits.map((_, at) => (at % 2 ? "<p>/a</p>" : "<p>/b</p>")));
});

test("visitors who wait for a render that fails get a response of their own", async () => {
  const { get } = await serve(async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    throw new Error("no content");
  });
  const responses = await Promise.all([get("/a"), get("/a"), get("/a")]);
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503]);
});

test("visitors who wait for a render that fails, and whose own is a page, get it with its headers", async () => {
  let renders = 0;
  const { get, store } = await serve(async (_request, response) => {
    renders += 1;
    const isFirst = renders === 1;
    await new Promise((wait) => setTimeout(wait, 300));
    if (!isFirst) return sendPage(response);
    response.statusCode = 503;
    response.end("unavailable");
  });
  const responses = await Promise.all([get("/a"), get("/a"), get("/a")]);
  const sent = responses.filter(({ status }) => status === 200);
  expect(sent).toHaveLength(2);
  for (const { headers, body } of sent) {
    expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "x-ours": "1" });
    expect(body.toString()).toBe("<p>page</p>");
  }
  expect(store.get("/a")).toBeDefined();
});

test("when the visitor leaves for whom a page is rendered, those who wait still get it", async () => {
  let renders = 0;
  const { get, port } = await serve(async (_request, response) => {
    if (++renders > 1) return sendPage(response);
    await new Promise((resolve) => setTimeout(resolve, 10_000).unref());
  });
  const leaving = request({ port, path: "/a" }).on("error", () => {});
  leaving.end();
  await expect.poll(() => renders).toBe(1);
  const waiting = get("/a");
  await new Promise((resolve) => setTimeout(resolve, 50));
  leaving.destroy();
  expect((await waiting).body.toString()).toBe("<p>page</p>");
});

test("HEAD gets the headers of GET without a body, and may be the first visitor", async () => {
  const { get, rendered } = await serve((_request, response) => sendPage(response));
  const head = await get("/a", { "accept-encoding": "gzip" }, "HEAD");
  const page = await get("/a", { "accept-encoding": "gzip" });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect({ ...head.headers, date: "" }).toEqual({ ...page.headers, date: "" });
  expect(Number(head.headers["content-length"])).toBe(page.body.length);
  expect(rendered).toEqual(["GET /a"]);
});
