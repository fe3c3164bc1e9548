export interface PictureSize {
  width: number;
  height: number;
}

/** A decoded pixel takes four bytes: 320 MB at most. A picture that says more is not decoded, however few bytes it has. */
const maxPixels = 80_000_000;

export const isDecodable = ({ width, height }: PictureSize): boolean => width * height <= maxPixels;

/** The size that the header of a JPEG, PNG or WebP states, from the first bytes of its file; null where there is none. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const text = String.fromCharCode(...bytes.subarray(0, 16));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (text.startsWith("\xff\xd8\xff")) return sizeOfJpeg(view);
  if (text.startsWith("\x89PNG\r\n\x1a\n") && text.endsWith("IHDR") && bytes.length >= 24)
    return real(view.getUint32(16), view.getUint32(20));
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP" && bytes.length >= 30)
    return sizeOfWebp(text.slice(12), view);
  return null;
}

const real = (width: number, height: number): PictureSize | null =>
  width > 0 && height > 0 ? { width, height } : null;

/** The first segment that begins a frame has it; what comes before is notes and tables. */
function sizeOfJpeg(view: DataView): PictureSize | null {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return real(view.getUint16(at + 7), view.getUint16(at + 5));
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** SOF0 to SOF15; between them are DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function sizeOfWebp(form: string, view: DataView): PictureSize | null {
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  if (form === "VP8X") return real(uint24(24) + 1, uint24(27) + 1);
  if (form === "VP8 ") return real(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  if (form !== "VP8L") return null;
  const bits = view.getUint32(21, true);
  return real((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}
