/**
 * A photo without the place where it was taken. The picture, and which side of it is up, stay as they are: nothing is encoded anew. In
 * place where Exif and XMP say it, of JPEG and HEIC; the chunks of a PNG that hold such notes go.
 */
export function withoutPosition(bytes: Uint8Array<ArrayBuffer>, type: string): Uint8Array<ArrayBuffer> {
  if (type === "image/png") return withoutNotes(bytes);
  if (type !== "image/jpeg" && type !== "image/heic") return bytes;
  const cleared = bytes.slice();
  for (const start of exifStarts(cleared)) clearExif(cleared, start);
  clearXmp(cleared);
  return cleared;
}

const gpsTag = 0x8825;
/** Bytes of one value of each Exif type. */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/** Where a block of Exif may begin: "II*\0" or "MM\0*". A photo may hold several, as may the smaller pictures in its file. */
function exifStarts(bytes: Uint8Array): number[] {
  const starts: number[] = [];
  for (let at = 0; at + 8 <= bytes.length; at++) {
    const [a, b, c, d] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
    const isLittle = a === 0x49 && b === 0x49 && c === 0x2a && d === 0;
    if (isLittle || (a === 0x4d && b === 0x4d && c === 0 && d === 0x2a)) starts.push(at);
  }
  return starts;
}

/** Empties the list of the position, with its values, if there is one where the block says. */
function clearExif(bytes: Uint8Array<ArrayBuffer>, start: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.length - start);
  const isLittle = bytes[start] === 0x49;
  const gps = entriesAt(view, view.getUint32(4, isLittle), isLittle).find(({ tag }) => tag === gpsTag);
  if (!gps) return;
  const list = view.getUint32(gps.at + 8, isLittle);
  const entries = entriesAt(view, list, isLittle);
  for (const { at, type, count } of entries) {
    const length = (sizes[type] ?? 0) * count;
    const value = view.getUint32(at + 8, isLittle);
    if (length > 4 && value + length <= view.byteLength) bytes.fill(0, start + value, start + value + length);
  }
  if (entries.length > 0) bytes.fill(0, start + list, start + list + 2 + 12 * entries.length);
}

interface Entry {
  at: number;
  tag: number;
  type: number;
  count: number;
}

/** The entries of a list; none where its bytes are no list. */
function entriesAt(view: DataView, list: number, isLittle: boolean): Entry[] {
  if (list < 8 || list + 2 > view.byteLength) return [];
  const length = view.getUint16(list, isLittle);
  if (length > 200 || list + 2 + 12 * length > view.byteLength) return [];
  const entries = Array.from({ length }, (_, index): Entry => {
    const at = list + 2 + 12 * index;
    return {
      at,
      tag: view.getUint16(at, isLittle),
      type: view.getUint16(at + 2, isLittle),
      count: view.getUint32(at + 4, isLittle),
    };
  });
  return entries.every(({ type }) => type >= 1 && type < sizes.length) ? entries : [];
}

/** XMP writes the position as text: blanks in its place keep every length. */
function clearXmp(bytes: Uint8Array): void {
  const text = new TextDecoder("latin1").decode(bytes);
  for (const { index, 0: found, 1: name = "" } of text.matchAll(/exif:GPS\w+(=["'][^"']*["']|>[^<]*<)/g)) {
    const end = index + found.length - 1;
    bytes.fill(0x20, end - (name.length - (name.startsWith("=") ? 3 : 2)), end);
  }
}

const noteChunks = new Set(["eXIf", "iTXt", "tEXt", "zTXt"]);

function withoutNotes(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length; ) {
    if (at + 12 > bytes.length) return joined([...kept, bytes.subarray(at)]);
    const end = at + 12 + view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (!noteChunks.has(name)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return joined(kept);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
