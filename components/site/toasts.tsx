"use client";

import { type ComponentType, useEffect, useState } from "react";
import { loadQuietly } from "@/lib/core/lazy-import";
import { useToasts } from "@/lib/site/toasts/store";

/** The live region of every page. It is there, empty, before the first toast; what draws a toast is loaded with it. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const newest = useToasts(({ shown }) => shown[0]?.id);
  const [List, setList] = useState<ComponentType<{ closeLabel: string }> | null>(null);

  useEffect(() => {
    if (newest === undefined) return;
    // A chunk that did not arrive is asked for again with the next toast; both are shown then.
    loadQuietly(() => import("./toast-list")).then(
      ({ ToastList }) => setList(() => ToastList),
      () => {},
    );
  }, [newest]);

  return (
    <div className="toasts print:hidden" role="status" aria-atomic="false">
      {List ? <List closeLabel={closeLabel} /> : null}
    </div>
  );
}
