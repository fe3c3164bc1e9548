import { promisify } from "node:util";
import { gzip } from "node:zlib";

const compress = promisify(gzip);
/** A gzip file, not an encoding of JSON: Next removes `content-encoding` from what it keeps, and compresses nothing itself. */
const headers = { "content-type": "application/gzip", "cache-control": "public, max-age=60" };

/** A response that is a gzip file with a value as JSON. A browser keeps it for a minute. */
export const respondWithGzipFile = async (value: unknown): Promise<Response> =>
  new Response(await compress(JSON.stringify(value)), { headers });
