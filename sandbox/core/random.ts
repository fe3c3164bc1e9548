import { createHash } from "node:crypto";

/** A stream of numbers in [0, 1) that is the same for the same seed, on every machine (sfc32 seeded by SHA-256). */
export function seededRandom(seed: string): () => number {
  const hash = createHash("sha256").update(seed).digest();
  let a = hash.readInt32LE(0);
  let b = hash.readInt32LE(4);
  let c = hash.readInt32LE(8);
  let counter = hash.readInt32LE(12);
  return () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
}
