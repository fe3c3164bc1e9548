"use client";

import "./globals.css";
import { FailureScreen } from "@/components/site/failure-screen";

/**
 * Something that every page has could not be drawn: this takes the place of the whole document. A document that fails on the
 * server never comes here, the front answers it.
 */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    // Next draws it at build too, where there is no document whose language to keep.
    <html lang={typeof document === "undefined" ? "en" : document.documentElement.lang}>
      <body>
        <FailureScreen error={error} />
      </body>
    </html>
  );
}
