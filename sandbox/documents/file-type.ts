/** What the bytes of a document may be. Neither its name nor its declared type counts. */
export function documentType(bytes: Uint8Array): string | null {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, 16));
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (text.startsWith("%PDF-")) return "application/pdf";
  if (text.slice(4, 8) === "ftyp" && /^(heic|heix|mif1|msf1)/.test(text.slice(8))) return "image/heic";
  return null;
}
