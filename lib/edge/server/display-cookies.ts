import type { DetectedVisitor } from "./trusted-hop";

/**
 * The four read-only cookies (ruling 31): a copy of what the trusted hop saw, for display and for the bodies of platform
 * calls. Set only when changed; one whose value is no longer known is taken away. Nothing of ours believes them.
 * @returns values for `set-cookie`, none as a rule
 */
export function displayCookies({ address, detected }: DetectedVisitor, cookieHeader = "", isSecure = true): string[] {
  const held = readCookies(cookieHeader);
  const cookies: string[] = [];
  const compare = (name: string, text: string) => {
    const value = encodeCookie(text);
    if (value === (held.get(name) ?? "")) return;
    cookies.push(`${name}=${value}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}${value ? "" : "; Max-Age=0"}`);
  };
  compare("ip-address", address);
  compare("country-code", detected.country);
  compare("city", detected.city);
  compare("region-code", detected.region);
  return cookies;
}

const none: ReadonlyMap<string, string> = new Map();

function readCookies(header: string): ReadonlyMap<string, string> {
  if (header === "") return none;
  return new Map(
    header.split(/; */).map((cookie) => {
      const [name = "", ...value] = cookie.split("=");
      return [name, value.join("=")] as const;
    }),
  );
}

/** Most values need no escape, and this runs for every request. */
function encodeCookie(text: string): string {
  return /^[\w.-]*$/.test(text) ? text : encodeURIComponent(text.toWellFormed());
}
