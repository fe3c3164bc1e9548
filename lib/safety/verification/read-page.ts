import { typeOfBytes } from "./file-type";
import { withoutPosition } from "./photo-position";
import { documentLimits } from "./upload-rules";

/** `pixels`: too many to be decoded; `unscalable`: no smaller picture fits the cap and can be read. */
export type PageProblem = "empty" | "pixels" | "size" | "type" | "unreadable" | "unscalable";

/** Why a file is not sent, or the file as it is sent: by what its bytes are, without its name and the place of a photo. */
export async function readPage(file: File): Promise<File | PageProblem> {
  if (file.size === 0) return "empty";
  if (file.size > documentLimits.maxBytes) return "size";
  const read = await bytesOf(file);
  if (read === null) return "unreadable";
  const bytes = new Uint8Array(read);
  const type = typeOfBytes(bytes);
  if (type === null) return "type";
  const sent = withoutPosition(bytes, type);
  return sent === null ? "unreadable" : new File([sent], "page", { type });
}

/** Null where the device cannot read it any more. */
export function bytesOf(file: Blob): Promise<ArrayBuffer | null> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(reader.result instanceof ArrayBuffer ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsArrayBuffer(file);
  });
}
