import { revalidateTag } from "next/cache";
import type { NextRequest } from "next/server";
import { parseBody } from "next-sanity/webhook";
import { readEnvironment } from "@/lib/config/environment";
import { isBehindCache } from "@/lib/content/address";
import { PublishedDocument, tagsOf } from "@/lib/content/tags";

const largestBody = 64_000;

/** The content service tells of a publish: the pages that show the document are rendered anew, behind the next visitor's back. */
export async function POST(request: NextRequest) {
  if (Number(request.headers.get("content-length") ?? largestBody + 1) > largestBody)
    return Response.json({ message: "The body is too large." }, { status: 413 });
  const env = readEnvironment();
  const { isValidSignature, body } = await parseBody(request, env.CONTENT_WEBHOOK_SECRET, isBehindCache(env));
  if (!isValidSignature) return Response.json({ message: "The signature is not valid." }, { status: 401 });
  const document = PublishedDocument.safeParse(body);
  if (!document.success) return Response.json({ message: "Not a document." }, { status: 400 });
  for (const tag of tagsOf(document.data)) revalidateTag(tag, "max");
  return new Response(null, { status: 204 });
}
