import { compressBrotli, compressGzip, decompressBrotli, type Encoding } from "./encoding";

/** Next's response for a page. */
export interface RenderedPage {
  /** Is it the page itself, not an error or a redirect? */
  isPage: boolean;
  /** The headers that may be stored. */
  headers: ReadonlyMap<string, string | readonly string[]>;
  body: Buffer;
  /** Null for a page that may not be stored. */
  freshness: Freshness | null;
}

/** Until when a stored page may be sent. */
export interface Freshness {
  /** When Next rendered the page, in milliseconds. */
  renderedAt: number;
  /** `renderedAt` and Next's `s-maxage`. */
  expiresAt: number;
  /** The content that the page shows. */
  tags: readonly string[];
}

/** A page in the encodings that browsers request. */
export class PageEntry {
  #brotli: Buffer;
  #gzip: Buffer | undefined;
  /** Kept until the best bodies are made; afterwards the few clients without compression get the Brotli body decompressed. */
  #identity: Buffer | undefined;
  /** Names and values in turn, as `writeHead` takes them. */
  readonly flatHeaders: readonly (string | readonly string[])[];

  private constructor(headers: RenderedPage["headers"], identity: Buffer, brotli: Buffer) {
    this.flatHeaders = [...headers].flat(1);
    this.#identity = identity;
    this.#brotli = brotli;
  }

  static async of({ headers, body }: RenderedPage): Promise<PageEntry> {
    return new PageEntry(headers, body, await compressBrotli(body, "quick"));
  }

  get bytes(): number {
    const headers = this.flatHeaders.reduce((sum, text) => sum + String(text).length, 0);
    return this.#brotli.length + (this.#gzip?.length ?? 0) + (this.#identity?.length ?? 0) + headers;
  }

  /** The body at once where it is cached, else a promise of it. */
  body(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === "br") return this.#brotli;
    if (encoding === "gzip" && this.#gzip) return this.#gzip;
    const identity = this.#identity ?? decompressBrotli(this.#brotli);
    if (encoding === "identity") return identity;
    return Promise.resolve(identity).then((body) => compressGzip(body, "quick"));
  }

  /** Replaces the quick body by the best ones. */
  async compressWell(): Promise<void> {
    const identity = this.#identity;
    if (!identity) return;
    const brotli = await compressBrotli(identity, "best");
    this.#gzip = await compressGzip(identity, "best");
    this.#brotli = brotli;
    this.#identity = undefined;
  }
}
