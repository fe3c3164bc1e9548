export const dynamic = "force-dynamic";

/** The time by this server's clock, for what the clock of a device must not shorten. */
export function GET(): Response {
  return Response.json({ now: Date.now() }, { headers: { "cache-control": "no-store" } });
}
