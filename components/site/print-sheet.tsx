"use client";

import { type ReactNode, useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import { pageLocale } from "@/lib/market/messages/fetch";
import { paperSizeOf } from "@/lib/market/paper-size";

interface PrintSheetProps {
  title: string;
  /** The print has ended, or was given up. */
  onPrinted: () => void;
  children: ReactNode;
}

/** What is on paper in the place of the page: it opens the print, on A4 or Letter, as the market prints. */
export function PrintSheet({ title, onPrinted, children }: PrintSheetProps) {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    addEventListener("afterprint", printed);
    print();
    return () => removeEventListener("afterprint", printed);
  }, []);
  return createPortal(
    <section
      className="print-sheet hidden bg-surface text-text print:block"
      data-theme="light"
      data-paper={paperSizeOf(pageLocale().market)}
    >
      <h1 className="mb-3 text-xl">{title}</h1>
      {children}
    </section>,
    document.body,
  );
}
