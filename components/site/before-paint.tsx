"use client";

import { headScript } from "./head-script";

/**
 * The head script in its element. A client component, so that the page does not carry the text a second time as data; the
 * browser runs it from the HTML and never again.
 */
export function BeforePaint() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash
  return <script dangerouslySetInnerHTML={{ __html: headScript }} />;
}
