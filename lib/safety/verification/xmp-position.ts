/** A name of a position, under any prefix or none: as an attribute with its value, or as an element. */
const names = /(?<=[:<\s])gps\w*/gi;
const attribute = /\s*=\s*("[^"]{0,500}"|'[^']{0,500}')/y;
const tag = /[^<>]{0,500}>/y;
/** A longer text than this is no position. */
const longestText = 500;

const space = 0x20;

/** XMP writes the position as text: blanks in its place keep every length. */
export function clearXmp(bytes: Uint8Array): void {
  const text = new TextDecoder("latin1").decode(bytes);
  for (const { index, 0: name } of text.matchAll(names)) {
    const end = index + name.length;
    const value = matchAt(attribute, text, end)?.[1];
    if (value !== undefined) bytes.fill(space, attribute.lastIndex - value.length + 1, attribute.lastIndex - 1);
    else if (isOpening(text, index)) clearElement(bytes, text, end, name);
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Is the name that of an element that opens here, and of none that closes? */
function isOpening(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 100), index);
  return /<[^<>/\s]*$/.test(before);
}

/** Blanks the attributes of an element, and what is in it up to its own end. */
function clearElement(bytes: Uint8Array, text: string, at: number, name: string): void {
  if (matchAt(tag, text, at) === null) return;
  const opened = tag.lastIndex;
  const isEmpty = text[opened - 2] === "/";
  bytes.fill(space, at, opened - (isEmpty ? 2 : 1));
  if (isEmpty) return;
  const rest = text.slice(opened, opened + longestText);
  const closed = rest.search(new RegExp(`</(?:[^<>/\\s]{0,100}:)?${name}\\s*>`));
  bytes.fill(space, opened, opened + (closed === -1 ? rest.split("<", 1).join("").length : closed));
}
