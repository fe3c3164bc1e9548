import { createHash } from "node:crypto";

/** A function that runs in a document as an inline script: its text, and the source by which a policy allows it alone. */
export function constantScript(run: () => void): { text: string; source: string } {
  // A build may wrap a function's name, whose helper is not in the browser.
  const text = `const __name=(each)=>each;(${run})()`;
  return { text, source: `'sha256-${createHash("sha256").update(text).digest("base64")}'` };
}
