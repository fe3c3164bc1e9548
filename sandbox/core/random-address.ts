/** The first three octets of a range that is kept for documentation (RFC 5737): it belongs to nobody. */
export const documentationRange = "192.0.2";

/** A random IPv4 address of a range, its last octet between 1 and 253. For the sandbox and tests only. */
export function randomAddress(range: string, random: () => number = Math.random): string {
  return `${range}.${String(1 + Math.floor(random() * 253))}`;
}
