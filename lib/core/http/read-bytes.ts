/** The body, or null once it is larger than the cap; the rest is not read. */
export async function readBytes(
  { body }: Pick<Body, "body">,
  capBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = body?.getReader();
  if (!reader) return new Uint8Array();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(parts, length);
    length += value.byteLength;
    if (length > capBytes) {
      void reader.cancel().catch(() => {});
      return null;
    }
    parts.push(value);
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
