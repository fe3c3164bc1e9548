/** The body, or null once it is larger than the cap; the rest is not read. */
export async function readBytes(
  { body }: Pick<Body, "body">,
  capBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = body?.getReader();
  if (!reader) return new Uint8Array();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    bytes += value.byteLength;
    if (bytes > capBytes) {
      void reader.cancel().catch(() => {});
      return null;
    }
    parts.push(value);
  }
}
