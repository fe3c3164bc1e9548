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

/** The body of an answer as it crosses the wire when the browser takes gzip, in bytes. */
export function wireBytes(address: string): Promise<{ bytes: number; encoding: string | undefined }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { "accept-encoding": "gzip" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      answer.on("end", () => resolve({ bytes, encoding: answer.headers["content-encoding"] }));
      answer.on("error", reject);
    }).on("error", reject);
  });
}
