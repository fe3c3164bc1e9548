/** What all these addresses begin with and, of the rest, what all end with: said once, the page gets shorter. */
export function sharedParts(addresses: readonly string[]): { start: string; end: string } {
  const [first = ""] = addresses;
  let start = first;
  for (const address of addresses) while (!address.startsWith(start)) start = start.slice(0, -1);
  let end = first.slice(start.length);
  for (const address of addresses) while (!address.slice(start.length).endsWith(end)) end = end.slice(1);
  return { start, end };
}
