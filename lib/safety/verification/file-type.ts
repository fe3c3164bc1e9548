/** What the bytes of a file are; null: nothing that is taken. Its name and its declared type say nothing. */
export function typeOfBytes(bytes: Uint8Array): string | null {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (text.startsWith("%PDF-")) return "application/pdf";
  return text.slice(4, 8) === "ftyp" && heicBrands.has(text.slice(8)) ? "image/heic" : null;
}

const heicBrands = new Set(["heic", "heix", "mif1", "msf1"]);
