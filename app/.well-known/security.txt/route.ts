import { getBrand } from "@/lib/config/brand";
import { readEnvironment } from "@/lib/config/environment";

const dayMs = 86_400_000;
/** The standard recommends less than a year (RFC 9116, section 2.5.5). */
const validDays = 180;

/** With the configuration of this process, not of the build. */
export const dynamic = "force-dynamic";

/** Where somebody who has found a weakness writes to (RFC 9116). */
export function GET(): Response {
  const expires = new Date(Math.floor(Date.now() / dayMs + validDays) * dayMs).toISOString();
  const lines = [
    `Contact: mailto:${getBrand().support}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${readEnvironment().SITE_ORIGIN}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=300" },
  });
}
