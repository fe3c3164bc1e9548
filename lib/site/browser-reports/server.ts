import "server-only";
import { visitorHeaders } from "@/lib/routing/visitor";
import { createLimit } from "./rate-limit";
import { readReports } from "./schema";

const largestBody = 16_384;

/** A page load brings one report of its vitals and, when all goes wrong, ten failures. A flood must not fill the log. */
const limit = createLimit({ perAddress: 60, total: 1_200, windowMs: 60_000 }, (count) =>
  log({ kind: "dropped", count }),
);

/**
 * Takes what browsers report and writes one line for each report. Answers 204 whatever came: a report that is refused would
 * show up as an error of its own in the browser that sent it, and who sends rubbish learns nothing.
 */
export async function takeReports(request: Request): Promise<Response> {
  const address = request.headers.get(visitorHeaders.address) ?? "";
  const isOurs = request.headers.get("sec-fetch-site") !== "cross-site";
  if (isOurs && limit.allows(address)) {
    const id = request.headers.get("x-greenroom-request");
    const host = request.headers.get("host") ?? "";
    for (const report of readReports(await readBody(request), host).slice(0, 10)) log({ id, ...report });
  }
  return new Response(null, { status: 204 });
}

function log(facts: object): void {
  console.log(JSON.stringify({ event: "browser", ...facts }));
}

/** The body as text; "" for one that is too large or breaks off. */
async function readBody({ body }: Request): Promise<string> {
  if (!body) return "";
  const decoder = new TextDecoder();
  let text = "";
  try {
    // A web stream can be read in a loop in Node, which its DOM type does not know.
    for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(part, { stream: true });
      if (text.length > largestBody) return "";
    }
  } catch {
    return "";
  }
  return text;
}
