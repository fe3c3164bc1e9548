import "server-only";
import { readText } from "@/lib/core/http/read-text";
import { requestIdHeader, visitorHeaders } from "@/lib/routing/visitor";
import { createLimit } from "./rate-limit";
import { readReports } from "./schema";

const largestBody = 16_384;

/** A page load brings one report of its vitals and, when all goes wrong, ten failures. A flood must not fill the log. */
const limit = createLimit({ perAddress: 60, total: 1_200, windowMs: 60_000 }, (count) =>
  log({ kind: "dropped", count }),
);

/**
 * Takes what browsers report and writes one line for each report. Always returns 204: a refused report would be
 * a separate error in the browser that sent it, and an attacker learns nothing.
 */
export async function takeReports(request: Request): Promise<Response> {
  const address = request.headers.get(visitorHeaders.address) ?? "";
  const isOurs = request.headers.get("sec-fetch-site") !== "cross-site";
  if (isOurs && limit.allows(address)) {
    const id = request.headers.get(requestIdHeader);
    const host = request.headers.get("host") ?? "";
    for (const report of readReports(await readReportBody(request), host).slice(0, 10)) log({ id, ...report });
  }
  return new Response(null, { status: 204 });
}

function log(facts: object): void {
  console.log(JSON.stringify({ event: "browser", ...facts }));
}

/** "" for a body that is too large or breaks off. */
async function readReportBody(request: Request): Promise<string> {
  return (await readText(request, largestBody).catch(() => null)) ?? "";
}
