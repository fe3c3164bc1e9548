import { createHash } from "node:crypto";
import type { App } from "../core/server";
import type { Settings } from "../core/settings";
import type { Art, Drawing } from "../showcase/art/art";
import { type Format, renderFlat, renderSvg } from "../showcase/art/render";
import { dataset, project } from "./api";

const longestSide = 2400;
/** Larger pictures are drawn in this size and enlarged: soft light has no detail to lose, and costs by the pixel. */
const longestDrawn = 1200;
const mostCachedBytes = 96_000_000;
const forever = "public, max-age=31536000, immutable";

const types: Record<Format, string> = { webp: "image/webp", png: "image/png", jpg: "image/jpeg", svg: "image/svg+xml" };

interface ImageRequest {
  width: number;
  height: number;
  format: Format;
  quality: number;
}

/**
 * `GET /images/<project>/<dataset>/<hash>-<w>x<h>.<format>?w=&h=&q=&fm=&fit=&auto=`: the picture in the requested size, at most
 * 2,400 units a side. With both `w` and `h` it is composed for that shape rather than cropped, unless `fit` keeps the original's.
 */
export function imageRoutes(app: App, art: Art, pictures: Settings["pictures"]): void {
  const cache = createByteCache(mostCachedBytes);
  app.get(`/images/${project}/${dataset}/:file`, async (context) => {
    const [, hash = "", width, height, format] =
      /^([0-9a-f]{40})-(\d{1,5})x(\d{1,5})\.(webp|svg)$/.exec(context.req.param("file")) ?? [];
    const drawing = art.find(hash);
    if (!drawing) return context.text("Image not found", 404);
    const request = readRequest(new URL(context.req.url).searchParams, {
      size: [Number(width), Number(height)],
      format: format === "svg" ? "svg" : "webp",
      accept: context.req.header("accept") ?? "",
    });
    if (typeof request === "string") return context.text(request, 400);
    const key = `${hash}:${request.width}x${request.height}.${request.format}.${request.quality}`;
    const etag = `"${createHash("sha1").update(key).digest("hex")}"`;
    const headers = { "cache-control": forever, etag };
    if (context.req.header("if-none-match") === etag) return context.body(null, 304, headers);
    if (context.req.query("auto")) context.header("vary", "accept", { append: true });
    const bytes = await cache.get(key, () =>
      pictures === "flat" && request.format !== "svg"
        ? renderFlat(`#${hash.slice(0, 6)}`, { ...request, format: request.format })
        : drawBytes(drawing, request),
    );
    return context.body(new Uint8Array(bytes), 200, { ...headers, "content-type": types[request.format] });
  });
}

function drawBytes(drawing: Drawing, { width, height, format, quality }: ImageRequest): Promise<Buffer> {
  const scale = Math.min(1, longestDrawn / Math.max(width, height));
  const svg = drawing.svg(Math.ceil(width * scale), Math.ceil(height * scale));
  if (format === "svg") return Promise.resolve(Buffer.from(svg));
  return renderSvg(svg, { width, height, format, quality, bloom: drawing.bloom });
}

/** The requested size and format, or a sentence that explains the error. */
function readRequest(
  query: URLSearchParams,
  original: { size: [width: number, height: number]; format: Format; accept: string },
): ImageRequest | string {
  const number = (name: string): number | null => {
    const value = query.get(name);
    return value !== null && /^\d{1,5}(\.\d+)?$/.test(value) && Number(value) >= 1 ? Number(value) : null;
  };
  const dpr = Math.min(3, number("dpr") ?? 1);
  for (const name of ["w", "h", "q"])
    if (query.has(name) && number(name) === null) return `The parameter ${name} must be a number`;
  const [ownWidth, ownHeight] = original.size;
  const [w, h] = [number("w"), number("h")];
  const keepsShape = w !== null && h !== null && ["clip", "max", "min"].includes(query.get("fit") ?? "");
  const scale = keepsShape ? Math.min(w / ownWidth, h / ownHeight) : 0;
  const width = (keepsShape ? ownWidth * scale : (w ?? (h === null ? ownWidth : (h * ownWidth) / ownHeight))) * dpr;
  const height = (keepsShape ? ownHeight * scale : (h ?? (w === null ? ownHeight : (w * ownHeight) / ownWidth))) * dpr;
  const shrink = Math.min(1, longestSide / Math.max(width, height));
  const format = readFormat(query, original.format, original.accept);
  if (!format) return "The parameter fm must be webp, png, jpg or svg";
  return {
    width: Math.max(1, Math.round(width * shrink)),
    height: Math.max(1, Math.round(height * shrink)),
    format,
    quality: Math.round(Math.min(100, Math.max(1, number("q") ?? 75))),
  };
}

function readFormat(query: URLSearchParams, own: Format, accept: string): Format | null {
  if (own === "svg") return "svg";
  const requestedFormat = query.get("fm");
  if (requestedFormat === null) return query.get("auto") === "format" && !accept.includes("webp") ? "jpg" : own;
  if (requestedFormat === "webp" || requestedFormat === "png") return requestedFormat;
  return requestedFormat === "jpg" || requestedFormat === "pjpg" ? "jpg" : null;
}

/** Keeps so many bytes of pictures, the least recently used go first; the same picture is never drawn twice at once. */
export function createByteCache(mostBytes: number): { get(key: string, make: () => Promise<Buffer>): Promise<Buffer> } {
  const kept = new Map<string, Buffer>();
  const making = new Map<string, Promise<Buffer>>();
  let size = 0;
  const keep = (key: string, bytes: Buffer) => {
    kept.set(key, bytes);
    size += bytes.length;
    for (const [oldest, old] of kept) {
      if (size <= mostBytes) break;
      kept.delete(oldest);
      size -= old.length;
    }
  };
  return {
    async get(key, make) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const made = making.get(key) ?? make().finally(() => making.delete(key));
      if (!making.has(key)) {
        making.set(key, made);
        made.then(
          (bytes) => keep(key, bytes),
          () => {},
        );
      }
      return made;
    },
  };
}
