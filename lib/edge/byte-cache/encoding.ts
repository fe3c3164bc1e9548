import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

export type Encoding = "br" | "gzip" | "identity";

const offered: Encoding[] = ["br", "gzip", "identity"];
/** Browsers send few different headers; parsing one costs as much as the rest of a cache hit. */
const chosen = new LRUCache<string, Encoding>({ max: 200 });
/** Characters; a browser sends fewer than 50. Reading 15,000 of them costs 10 ms. */
const mostRead = 1_000;

/**
 * The best encoding that an `Accept-Encoding` header allows, Brotli first (RFC 9110, 12.5.3). A header that allows none, or is too long
 * to be read, gets identity.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined || acceptEncoding.length > mostRead) return "identity";
  const known = chosen.get(acceptEncoding);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  const best = negotiator.encodings(offered, { preferred: ["br", "gzip"] })[0];
  const encoding = offered.find((each) => each === best) ?? "identity";
  chosen.set(acceptEncoding, encoding);
  return encoding;
}

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gzipped = promisify<Buffer, { level: number }, Buffer>(gzip);

/** Compression levels: for a visitor who waits, or for all that follow. zlib works on its own thread. */
const quality = { quick: { brotli: 7, gzip: 6 }, best: { brotli: 10, gzip: 9 } } as const;
export type CompressionLevel = keyof typeof quality;

/** Blocks of 2^18 bytes, the most of a page: quality 7 takes 4.5 ms then, as quality 5 does, for 5 % fewer bytes. */
const pageBlock = 18;

export function compressBrotli(body: Buffer, effort: CompressionLevel): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality[effort].brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    ...(effort === "quick" && { [constants.BROTLI_PARAM_LGBLOCK]: pageBlock }),
  };
  return brotli(body, { params });
}

export const compressGzip = (body: Buffer, effort: CompressionLevel): Promise<Buffer> =>
  gzipped(body, { level: quality[effort].gzip });

export const decompressBrotli = (body: Buffer): Promise<Buffer> => unbrotli(body);
