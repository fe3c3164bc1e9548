import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../../.ci/lib/root.mjs";

/** Bytes after `gzip -9`. */
export const gzipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

export interface Chunk {
  name: string;
  text: string;
}

/** The scripts that a page loads at once, by the elements of its HTML: all but those for browsers without modules. */
export function firstLoad(html: string, build: string): Chunk[] {
  const elements = [...html.matchAll(/<script\b[^>]*>/gi)].map(([element]) => element);
  const addresses = elements
    .filter((element) => !/\snomodule/i.test(element))
    .flatMap((element) => element.match(/\ssrc="\/_next\/([^"?]+)/)?.[1] ?? []);
  return [...new Set(addresses)].map((name) => ({ name, text: readFileSync(join(root, build, name), "utf8") }));
}

/** Every script of a build that a browser may ever load. */
export function allChunks(build: string): Chunk[] {
  const folder = resolve(root, build, "static/chunks");
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
}

export const weight = (chunks: readonly Chunk[]): number => chunks.reduce((sum, { text }) => sum + gzipped(text), 0);

/** Bytes of a body in Brotli as it crosses the wire. */
export interface PageBytes {
  /** The first response: compressed while the visitor waits. */
  quick: number;
  /** Every later one: the custom server compresses a page well as soon as it has sent it. */
  best: number;
}

/** A busy machine compresses late. Only the page that was open before is waited for so long. */
const mostMs = 15_000;

/**
 * Opens a page until it has come in both sizes; a page that was open before has one. A page that expires meanwhile is rendered
 * and compressed again, so either size may come first.
 */
export async function pageBytes(address: string, headers: Record<string, string> = {}): Promise<PageBytes> {
  const first = await wireBytes(address, headers);
  const deadline = Date.now() + mostMs;
  let other = first;
  while (other === first && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    other = await wireBytes(address, headers);
  }
  return { quick: Math.max(first, other), best: Math.min(first, other) };
}

function wireBytes(address: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { ...headers, "accept-encoding": "br" } }, (response) => {
      const { statusCode, headers } = response;
      if (statusCode !== 200 || headers["content-encoding"] !== "br")
        return reject(new Error(`${address}: ${statusCode}, ${headers["content-encoding"]}`));
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      response.on("end", () => resolve(bytes));
      response.on("error", reject);
    }).on("error", reject);
  });
}
