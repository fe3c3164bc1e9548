import { SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { revalidateTag } from "next/cache";
import { readEnvironment } from "@/lib/config/environment";
import { cacheDelayMs, isBehindCache } from "@/lib/content/cache-endpoint";
import { currentTag, PublishedDocument, tagsOf } from "@/lib/content/tags";
import { parseJson } from "@/lib/core/http/json";
import { readText } from "@/lib/core/http/read-text";
import { createVerifier } from "@/lib/edge/webhook/verify";

const largestBody = 64_000;
const respond = (status: number, message: string) => Response.json({ message }, { status });

let verify: ReturnType<typeof createVerifier> | undefined;

/** Receives what was published: the pages that show the document are rendered again in the background, the sitemaps that list it are new. */
export async function POST(request: Request) {
  const env = readEnvironment();
  const body = await readText(request, largestBody).catch(() => "");
  if (body === null) return respond(413, "The body is too large.");
  verify ??= createVerifier(env.CONTENT_WEBHOOK_SECRET.trim());
  const verdict = await verify(body, request.headers.get(SIGNATURE_HEADER_NAME));
  if (verdict === "invalid") return respond(401, "The signature is not valid, or too old.");
  if (verdict === "replayed") return respond(409, "This message was received before.");
  const document = PublishedDocument.safeParse(parseJson(body));
  if (!document.success) return respond(400, "Not a document.");
  if (isBehindCache(env)) await new Promise((resolve) => setTimeout(resolve, cacheDelayMs));
  for (const tag of tagsOf(document.data)) {
    revalidateTag(tag, "max");
    revalidateTag(currentTag(tag), { expire: 0 });
  }
  return new Response(null, { status: 204 });
}
