import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { publicRoutes } from "@/lib/routing/routes";
import { root } from "../../.ci/lib/root.mjs";

/** What is added to a request to make it dear. */
export interface Burden {
  headers?: Record<string, string>;
  /** In place of the request's own address. */
  address?: string;
  /** Follows the address. */
  path?: string;
  /** Follows the path, without its "?". */
  query?: string;
  body?: string;
}

/** Of all headers of a request together, in bytes: Node's own limit is 16 KB. */
const size = 15_000;
/** Of a query: a longer target is refused before anything reads it. */
const querySize = 8_000;
/** Of a path, with that of every address before it: a longer one is refused too. */
const pathSize = 1_900;
const fill = (text: string, bytes = size) => text.repeat(Math.floor(bytes / text.length));
const count = (each: (at: number) => string, bytes = size) => {
  let text = "";
  for (let at = 0; text.length < bytes; at++) text += each(at);
  return text.slice(0, bytes);
};
const header = (name: string, value: string): Burden => ({ headers: { [name]: value } });
const router = (headers: Record<string, string>): Burden => ({ headers: { rsc: "1", ...headers } });

/**
 * Each kind of header, query and body, as large as the server takes it; `nonce` is new each time, so that nothing which remembers
 * values helps.
 */
export const burdens: Readonly<Record<string, (nonce: string) => Burden>> = {
  "many cookies": (nonce) =>
    header(
      "cookie",
      count((at) => `${nonce}${at.toString(36)}=1;`),
    ),
  "one long cookie": (nonce) => header("cookie", `x=${nonce}${fill("%25")}`),
  "many session cookies": (nonce) => header("cookie", fill(`id-token=eyJhbGciOiJIUzI1NiJ9.e30.${nonce};`)),
  "one long session cookie": (nonce) => header("cookie", `id-token=${nonce}${fill("eyJ.")}`),
  "cookies of a preview": (nonce) => header("cookie", fill(`__prerender_bypass=${nonce};`)),
  "a name of a browser": (nonce) => header("user-agent", nonce + fill("Android")),
  "a name of a robot": (nonce) => header("user-agent", nonce + fill("Mozilla/5.0 (compatible; Googlebot ")),
  encodings: (nonce) => header("accept-encoding", `${nonce},${fill("br;q=0.1,")}`),
  languages: (nonce) => header("accept-language", `${nonce},${fill("fr;q=0.1,")}`),
  types: (nonce) => header("accept", `${nonce},${fill("a/b;q=.1,")}`),
  "a long referrer": (nonce) => header("referer", `http://localhost/${nonce}${fill("/../%25")}`),
  "a referrer of a long host": (nonce) => header("referer", `http://${nonce}${fill(".xn--a")}`),
  proxies: (nonce) => header("x-forwarded-for", `${nonce},${fill("::1,")}`),
  "a long address": (nonce) => header("x-forwarded-for", fill("1:") + nonce),
  "a country": (nonce) => header("x-visitor-country", `${fill("FI, ")}${nonce}`),
  "a region": (nonce) => header("x-visitor-region", fill("%25") + nonce),
  "a city": (nonce) => header("x-visitor-city", fill("\u00e9;") + nonce),
  "an origin": (nonce) => header("origin", `http://${nonce}${fill(".xn--a")}`),
  "an origin with a path": (nonce) => header("origin", `http://localhost/${fill("../%25")}${nonce}`),
  "a site that it was fetched from": (nonce) => header("sec-fetch-site", fill("same-origin,") + nonce),
  "a signature of the content service": (nonce) => header(SIGNATURE_HEADER_NAME, `t=1,${fill("v1=a,t=1,")}${nonce}`),
  "a signature of one long part": (nonce) => header(SIGNATURE_HEADER_NAME, `t=${fill("1")},v1=${nonce}`),
  "a token of many parts": (nonce) => header("authorization", `Bearer ${fill("eyJ.")}${nonce}`),
  "a long token": (nonce) => header("authorization", `Bearer ${nonce}.${fill("eyJ9")}.${nonce}`),
  "spaces before a token": (nonce) => header("authorization", `Bearer${fill(" ")}${nonce}`),
  "a router's state": (nonce) => router({ "next-router-state-tree": fill("%5B") + nonce }),
  "a router's segment": (nonce) =>
    router({ "next-router-prefetch": "1", "next-router-segment-prefetch": fill("/_tree") + nonce }),
  "a router's address": (nonce) => router({ "next-url": fill("/..") + nonce }),
  conditions: (nonce) => header("if-none-match", fill('W/"a",') + nonce),
  "a condition of time": (nonce) => header("if-modified-since", `Mon, ${fill("01 Jan ")}${nonce}`),
  ranges: (nonce) => header("range", `bytes=${fill("0-0,")}${nonce}`),
  "many headers": (nonce) => ({
    headers: Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`x${nonce}${at}`, "1"])),
  }),
  "many options of the connection": (nonce) => header("connection", fill("close,") + nonce),
  "a list of hosts": (nonce) => header("x-forwarded-host", fill("a,") + nonce),
  "a hint of the browser": (nonce) => header("sec-ch-ua-mobile", fill("?1,") + nonce),
  "a type of the body": (nonce) => header("content-type", `a/b${fill(";a=b")}${nonce}`),
  "a long path": (nonce) => ({ path: `/${nonce}${fill("%2525", pathSize)}` }),
  "a path that is too long": (nonce) => ({ path: `/${nonce}${fill("%2525")}` }),
  "a long language": (nonce) => ({ address: `/locales/${nonce}${fill("%2525", pathSize)}/default.json` }),
  "many parameters": (nonce) => ({ query: count((at) => `${at.toString(36)}&`, querySize) + nonce }),
  "one parameter many times": (nonce) => ({ query: `${fill("page=2&", querySize)}${nonce}` }),
  "parameters in brackets": (nonce) => ({ query: fill("a[b][c]=1&", querySize) + nonce }),
  "a long parameter": (nonce) => ({ query: `gameNameFilter=${fill("%25", querySize)}${nonce}` }),
  "a query that is too long": (nonce) => ({ query: fill("a=%2525&") + nonce }),
  "a body of brackets": (nonce) => ({ body: fill("[") + nonce }),
  "a body of objects": (nonce) => ({ body: fill('{"a":') + nonce }),
  "a body of spaces": (nonce) => ({ body: `${fill(" ")}"${nonce}"` }),
  "a body of many keys": (nonce) => ({ body: `{${count((at) => `"${at.toString(36)}":1,`)}"${nonce}":1}` }),
  "a report": (nonce) => ({ body: reportOf((bytes) => fill("%2525", bytes) + nonce) }),
  "a report of addresses": (nonce) => ({ body: reportOf((bytes) => fill("http://", bytes) + nonce) }),
  "a report of digits": (nonce) => ({ body: reportOf((bytes) => fill("a:1 ", bytes) + nonce) }),
  "a batch of reports": (nonce) => ({
    body: JSON.stringify(
      Array.from({ length: 8 }, () => {
        const text = fill("%2525", 550) + nonce;
        const addresses = { documentURL: text, blockedURL: text };
        return { type: "csp-violation", body: { ...addresses, effectiveDirective: text } };
      }),
    ),
  }),
};

function reportOf(text: (bytes: number) => string): string {
  const long = text(size / 4);
  return JSON.stringify({ kind: "error", reference: "r", page: `/${long}`, name: long, message: long, frames: [] });
}

/** A value of each parameter of a route, one that exists: in most routes, and in those where the name means something else. */
const values: Readonly<Record<string, string>> = {
  edition: "en-UN~web~a",
  locale: "en-UN",
  slug: "gem-harbour",
  gameSlug: "gem-harbour",
  lobby: "casino",
  id: "slots",
  version: "1.0",
  file: "site.header.json",
  product: "greenroom",
  provider: "pragmaticplay",
  category: "casino",
  tag: "welcome",
  page: "terms",
  kind: "games.xml",
  path: "en-UN/play/gem-harbour.jpg",
};

const valuesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/online-casino/play/:provider/:id?": { id: "vs20bookofcairo" },
  "/live-casino-online/play/:provider/:id?": { provider: "evolution", id: "terraceroulette00000073" },
  "/live-casino-online/:id": { id: "live-roulette" },
  "/promotions/:category/:slug": { slug: "first-deposit" },
  "/promo/:slug": { slug: "first-orbit" },
  "/landing/:id": { id: "live-tables" },
  "/:page/:id": { page: "contact-us", id: "support" },
};

/** Addresses where nothing is. */
export const missing = ["/en-UN/nowhere", "/_next/x"];

/** An address of every route of the site: pages, route handlers, files, what the custom server sends itself. */
export function everyAddress(): string[] {
  const fromPattern = (pattern: string) => {
    const own = { ...values, ...valuesOf[pattern] };
    return pattern.replace(/:(\w+)\??/g, (_, name: string) => own[name] ?? "x");
  };
  const pages = publicRoutes.map(({ pattern }) => `/en-UN${fromPattern(pattern)}`.replace(/\/$/, ""));
  const app = join(root, "app");
  const handlers = readdirSync(app, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === "route.ts")
    .map(({ parentPath }) => `/${relative(app, parentPath)}`)
    .map((path) => path.replace(/\[(?:\.{3})?(\w+)\]/g, (_, name: string) => values[name] ?? "x"));
  const others = ["/promotions", "/en-UN//promotions", "/healthz", "/readyz", "/favicon.ico"];
  const files = ["/service-worker.js", "/locales/en-UN/offline", "/assets/document.css"];
  return [...new Set([...pages, ...handlers, ...others, ...files, ...missing])];
}
