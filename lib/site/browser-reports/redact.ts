/**
 * Data that may identify a person or open an account. Each repetition that another character must follow is bounded: an unbounded one
 * takes time by the square of the text's length.
 */
const personal = oneOf([
  // E-mail addresses, also as an address writes them.
  /[^\s"'<>/]{1,64}(?:@|%(?:25){0,4}40)[^\s"'<>/]+/,
  // Tokens.
  /eyJ[\w.-]+/,
  /[\w+=]{24,}/,
  // Identifiers, and numbers of players.
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/,
  /\bP\d{6,}\b/,
  // Addresses of devices: IPv4, then IPv6 in full and shortened.
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/,
  /(?:[\da-f]{1,4}:){3,}[\da-f:]*/,
  /(?:[\da-f]{1,4}:)+:[\da-f:]*/,
  // Telephone numbers.
  /\+?\d(?:[ ().-]?\d){6,}/,
]);

/** The key in an address that shows drafts. */
const previewKey = /(\/preview\/)[^\s/]+/g;

function oneOf(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"), "gi");
}

/** A text of a browser as the log may keep it: on one line, short, and without what is personal. */
export function clean(text: string, most = 200): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what goes
  const line = text.slice(0, 2 * most).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ");
  return line
    .replace(/(\bhttps?:\/\/[^\s?#]+)(?:[?#]\S*)?/gi, "$1")
    .replace(previewKey, "$1…")
    .replace(personal, "…")
    .slice(0, most);
}

/** The path of an address, or its host when it is not ours; of anything else (`inline`, `data:`) its first word. */
export function cleanAddress(address: string, ownHost: string): string {
  const withoutQuery = address.split(/[?#]/, 1)[0] ?? "";
  if (address.startsWith("/")) return clean(withoutQuery);
  if (!URL.canParse(address)) return clean(withoutQuery, 40);
  const { protocol, host, pathname } = new URL(address);
  if (host === "") return protocol;
  return host === ownHost ? clean(pathname) : clean(`${protocol}//${host}`);
}
