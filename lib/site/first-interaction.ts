/** By these a visitor shows that they stay. */
const signs = ["pointermove", "pointerdown", "keydown", "scroll"];

/** Starts something, once, at the first sign that the visitor stays. Returns what ends the wait. */
export function afterFirstInteraction(start: () => void): () => void {
  const waiting = new AbortController();
  const first = () => {
    waiting.abort();
    start();
  };
  for (const sign of signs) addEventListener(sign, first, { capture: true, passive: true, signal: waiting.signal });
  return () => waiting.abort();
}
