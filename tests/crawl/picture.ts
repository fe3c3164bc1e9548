import sharp from "sharp";
import { readHead } from "./page";
import { origin } from "./production";

/** What is wrong with the picture of a page for links to it, fetched as a network fetches it that shows the link. */
export async function pictureFaults(site: string, address: string, body: string): Promise<string[]> {
  const path = `/social${address.slice(origin.length)}.jpg`;
  const { image, card } = readHead(body);
  if (image.join() !== origin + path || card.join() !== origin + path) return [`the pictures ${image} and ${card}`];
  const response = await fetchDrawn(site + path);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = ["content-type", "cache-control", "cross-origin-resource-policy"].map((name) =>
    response.headers.get(name),
  );
  const seen = [response.status, ...headers].join(", ");
  if (seen !== "200, image/jpeg, public, max-age=3600, cross-origin") return [`a picture with ${seen}`];
  const { width, height } = await sharp(bytes).metadata();
  return width === 1_200 && height === 630 ? [] : [`a picture of ${width} × ${height}`];
}

/** How often a picture is asked for in whose place the brand's own came: a busy machine may miss the deadline of its parts. */
const mostAttempts = 3;

async function fetchDrawn(url: string, attempt = 1): Promise<Response> {
  const response = await fetch(url);
  if (attempt === mostAttempts || response.headers.get("cache-control") !== "public, max-age=60") return response;
  await response.body?.cancel();
  return fetchDrawn(url, attempt + 1);
}
