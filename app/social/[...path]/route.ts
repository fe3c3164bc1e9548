import { socialSubjects } from "@/app/social-subjects";
import { getMarketTable } from "@/lib/content/offered-markets/server";
import { parseSocialPath } from "@/lib/site/social/picture-address";
import { getPlainImage, getSocialImage } from "@/lib/site/social/server";

const maxAgeSeconds = 3_600;
/** Of the brand's picture, in place of one that could not be drawn. */
const plainAgeSeconds = 60;

/** The picture of a page for links to it: `/social/en-UN/play/gem-harbour.jpg`. */
export async function GET(request: Request): Promise<Response> {
  const address = parseSocialPath(new URL(request.url).pathname, await getMarketTable());
  if (!address) return notFound();
  try {
    const subject = await socialSubjects[address.name](address);
    return subject ? respond(await getSocialImage(address.locale, subject), maxAgeSeconds) : notFound();
  } catch (error) {
    console.error(JSON.stringify({ event: "social-image", path: request.url, reason: String(error) }));
    return respond(await getPlainImage(), plainAgeSeconds);
  }
}

const notFound = (): Response => Response.json({ message: "No such picture." }, { status: 404 });

const respond = (bytes: Buffer, age: number): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { "content-type": "image/jpeg", "cache-control": `public, max-age=${age}` },
  });
