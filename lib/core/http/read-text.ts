import { readBytes } from "./read-bytes";

/** The body as text, or null once it is larger than the cap; the rest is not read. */
export async function readText(body: Pick<Body, "body">, capBytes: number): Promise<string | null> {
  const bytes = await readBytes(body, capBytes);
  return bytes && new TextDecoder().decode(bytes);
}
