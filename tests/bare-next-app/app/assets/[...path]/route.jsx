import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";

const root = join(process.cwd(), "public/assets");
const types = { ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".webp": "image/webp" };

/** Fonts and pictures of the site, and its style sheet as `styles.css`, which it would not give to a page of another origin. */
export async function GET(_request, { params }) {
  const path = (await params).path.join("/");
  const file = path === "styles.css" ? process.env.STYLE_SHEET : join(root, path);
  return new Response(await readFile(file), {
    headers: { "content-type": types[extname(file)], "cache-control": "max-age=600" },
  });
}
