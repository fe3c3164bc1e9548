import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { root } from "./root.mjs";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const isText = /\.(js|css|svg|json|txt|html|webmanifest)$/;

/** Writes each static file of the build a second and third time, compressed as well as can be, for the custom server to send. */
export async function precompress() {
  const [chunks, assets] = [join(root, ".next/static"), join(root, ".next/assets")];
  await rm(assets, { recursive: true, force: true });
  await cp(join(root, "public/assets"), assets, { recursive: true });
  for (const folder of [chunks, assets])
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile() && isText.test(entry.name)) await compress(join(entry.parentPath, entry.name));
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const bodies = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
  for (const [at, ending] of [".br", ".gz"].entries()) {
    const body = bodies[at];
    if (body && body.length < content.length) await writeFile(file + ending, body);
  }
}
