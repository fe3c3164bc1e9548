import { clearExif } from "./exif-position";
import { clearXmp } from "./xmp-position";

/**
 * A photo without the place where it was taken. The picture, and which side of it is up, stay as they are: nothing is encoded anew. In
 * place where Exif and XMP say it, of JPEG, HEIC and the photos of a PDF that are in it as they are; the chunks of a PNG that hold such
 * notes go. Null where it cannot be told: such a file is not sent.
 */
export function withoutPosition(bytes: Uint8Array<ArrayBuffer>, type: string): Uint8Array<ArrayBuffer> | null {
  if (type === "image/png") return withoutNotes(bytes);
  const cleared = bytes.slice();
  const parts = type === "application/pdf" ? plainStreams(cleared) : [cleared];
  const isClear = parts.every(clearExif);
  for (const part of parts) clearXmp(part);
  return isClear ? cleared : null;
}

/** The streams of a PDF that are a JPEG or the text of XMP, unpacked. What is packed is left: its length would change. */
function plainStreams(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const text = new TextDecoder("latin1").decode(bytes);
  const streams: Uint8Array<ArrayBuffer>[] = [];
  for (let at = text.indexOf("stream"); at !== -1; at = text.indexOf("stream", at + 6)) {
    const start = /^stream\r?\n(?=\xff\xd8\xff|<[?x])/.exec(text.slice(at, at + 11))?.[0];
    if (start === undefined) continue;
    const end = text.indexOf("endstream", at + start.length);
    streams.push(bytes.subarray(at + start.length, end === -1 ? bytes.length : end));
    at = end === -1 ? text.length : end + 3;
  }
  return streams;
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
