import { beforeEach, describe, expect, test, vi } from "vitest";
import { locales } from "@/lib/market/locale";
import { cacheOfflinePages, removeOfflinePages } from "./service-worker";

const origin = "http://site.example";
const assets = ["/assets/document.css"];
const network = vi.fn<(request: Request | string) => Promise<Response>>();
let stored: Map<string, Map<string, Response>>;
let listeners: Map<string, (event: object) => void>;
const unregister = vi.fn(async () => true);

const keyOf = (request: Request | string) =>
  new URL(typeof request === "string" ? request : request.url, origin).pathname;

/** The part of the Cache API that the worker uses. */
function cacheOf(entries: Map<string, Response>) {
  return {
    match: async (request: Request | string) => entries.get(keyOf(request))?.clone(),
    put: async (request: string, response: Response) => void entries.set(keyOf(request), response),
    addAll: async (all: string[]) => {
      for (const each of all) entries.set(keyOf(each), await network(each));
    },
    keys: async () => [...entries.keys()].map((path) => ({ url: origin + path })),
  };
}

beforeEach(() => {
  stored = new Map([["offline-older", new Map()]]);
  listeners = new Map();
  network.mockReset().mockImplementation(async (request) => new Response(`page ${keyOf(request)}`));
  unregister.mockClear();
  vi.stubGlobal("fetch", network);
  vi.stubGlobal("caches", {
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map();
      stored.set(name, entries);
      return cacheOf(entries);
    },
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  });
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("skipWaiting", async () => {});
  vi.stubGlobal("registration", { unregister });
  vi.stubGlobal("clients", { claim: async () => {}, matchAll: async () => [{ url: `${origin}/fi-FI/online-casino` }] });
  vi.stubGlobal("addEventListener", (type: string, listener: (event: object) => void) => listeners.set(type, listener));
});

async function emit(type: string, event: object = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  listeners.get(type)?.({
    ...event,
    waitUntil: (given: Promise<unknown>) => void work.push(given),
    respondWith: (given: Promise<Response>) => {
      response = given;
    },
  });
  await Promise.all(work);
  return response;
}

/** A request as the browser describes it: a `Request` of Node has no destination. */
const load = (path: string, { destination = "document", method = "GET", host = origin } = {}) =>
  emit("fetch", { request: { url: host + path, method, destination } });

/** As text, as a browser runs it: out of reach of its module. */
const start = (release = "r1") =>
  new Function(`(${cacheOfflinePages})(${JSON.stringify(release)},${JSON.stringify(assets)})`)();
const kept = () => [...stored.values()].flatMap((entries) => [...entries.keys()]).sort();

describe("the service worker", () => {
  test("keeps the offline page of the language, the lobby that is open, and nothing of an older release", async () => {
    start();
    await emit("install");
    await emit("activate");
    expect(kept()).toEqual(["/assets/document.css", "/fi-FI/online-casino", "/locales/fi-FI/offline"]);
    expect([...stored.keys()].sort()).toEqual(["lobby-r1", "offline-r1"]);
    expect(network).toHaveBeenCalledWith(expect.objectContaining({ pathname: "/fi-FI/online-casino" }), {
      credentials: "omit",
    });
  });

  test("shows the last lobby without a network, the offline page for every other, each in its language", async () => {
    start();
    await load("/en-UN");
    await load("/fi-FI/terms");
    network.mockRejectedValue(new TypeError("Failed to fetch"));
    for (const [path, expected] of [
      ["/en-UN", "page /en-UN"],
      ["/en-UN/play/a", "page /locales/en-UN/offline"],
      ["/fi-FI/online-casino", "page /locales/fi-FI/offline"],
      ["/de-DE", "page /locales/en-UN/offline"],
      ["/", "page /locales/en-UN/offline"],
    ] as const)
      expect(await (await load(path))?.text(), path).toBe(expected);
    expect(await (await load("/assets/document.css", { destination: "style" }))?.text()).toBe(
      "page /assets/document.css",
    );
  });

  test("keeps the lobby and the offline page of every language and market", async () => {
    start();
    for (const { segment } of locales) {
      await load(`/${segment}/online-casino`);
      expect(kept(), segment).toContain(`/${segment}/online-casino`);
    }
    network.mockRejectedValue(new TypeError("Failed to fetch"));
    for (const { segment } of locales)
      expect(await (await load(`/${segment}/glossary`))?.text(), segment).toBe(`page /locales/${segment}/offline`);
  });

  test("keeps one lobby, the last, and no page that is private, redirected, filtered or failed", async () => {
    start();
    await load("/en-UN/online-casino");
    await load("/en-UN/live-casino-online");
    await load("/en-UN/online-casino?page=2");
    for (const response of [
      new Response("", { status: 503 }),
      new Response("draft", { headers: { "cache-control": "no-store" } }),
    ]) {
      network.mockResolvedValueOnce(response);
      await load("/en-UN");
    }
    await load("/en-UN/play/a");
    expect(kept()).toEqual(["/assets/document.css", "/en-UN/live-casino-online", "/locales/en-UN/offline"]);
  });

  test.each([
    ["a call", "/api/player/banners", { destination: "" }],
    ["an address of the API that is opened", "/api/session", {}],
    ["a preview", "/preview/key/en-UN", {}],
    ["a form that is sent", "/en-UN", { method: "POST" }],
    ["a frame", "/en-UN", { destination: "iframe" }],
    ["another origin", "/en-UN", { host: "https://games.example" }],
    ["a script", "/_next/static/chunks/a.js", { destination: "script" }],
    ["a page's data", "/en-UN?_rsc=1", { destination: "" }],
  ])("leaves %s alone", async (_, path, options) => {
    start();
    expect(await load(path, options)).toBeUndefined();
    expect(network).not.toHaveBeenCalled();
    expect(kept()).toEqual([]);
  });

  test("removes itself and all that was kept where it is switched off", async () => {
    start();
    await emit("install");
    listeners.clear();
    new Function(`(${removeOfflinePages})()`)();
    await emit("install");
    await emit("activate");
    expect([...stored.keys()]).toEqual([]);
    expect(unregister).toHaveBeenCalledOnce();
    expect(await load("/en-UN")).toBeUndefined();
  });
});
