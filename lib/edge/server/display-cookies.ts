import type { DetectedVisitor } from "./trusted-hop";

/**
 * The four read-only cookies (ruling 31): a copy of what the trusted hop saw, for display and for the bodies of platform
 * calls. Set only when changed; one whose value is no longer known is taken away. Nothing of ours believes them.
 * @returns values for `set-cookie`, none as a rule
 */
export function displayCookies({ address, detected }: DetectedVisitor, cookieHeader = "", isSecure = true): string[] {
  const held = new Map(
    cookieHeader.split(/; */).map((cookie) => {
      const [name = "", ...value] = cookie.split("=");
      return [name, value.join("=")] as const;
    }),
  );
  const wanted = {
    "ip-address": address,
    "country-code": detected.country,
    city: detected.city,
    "region-code": detected.region,
  };
  return Object.entries(wanted).flatMap(([name, text]) => {
    const value = encodeURIComponent(text.toWellFormed());
    if (value === (held.get(name) ?? "")) return [];
    return [`${name}=${value}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}${value ? "" : "; Max-Age=0"}`];
  });
}
