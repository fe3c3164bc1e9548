/** An origin that no link has: a relative address parsed against it shows whether it would lead to another site. */
export const ownOrigin = "https://own.invalid";

/** Browsers drop control characters and read a backslash as "/": a check of such a text would judge another address than theirs. */
export function hasUnsafeCharacters(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
  return /[\\\u0000-\u001f\u007f]/.test(text);
}

/** A segment without its escapes, or null where it is malformed or where a later parser could read it as another path. */
export function decodeSegment(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment);
    const isUnsafe = text.includes("/") || hasUnsafeCharacters(text) || text === "." || text === "..";
    return isUnsafe ? null : text;
  } catch {
    return null;
  }
}

/** The decoded segments of an absolute path, empty ones between doubled slashes included; null where one is refused. */
export function decodePath(pathname: string): string[] | null {
  const segments: string[] = [];
  for (const segment of pathname.slice(1).split("/")) {
    const text = decodeSegment(segment);
    if (text === null) return null;
    segments.push(text);
  }
  return segments;
}
