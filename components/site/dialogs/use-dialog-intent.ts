"use client";

import { useEffect } from "react";
import { loadQuietly } from "@/lib/core/lazy-import";
import { dialogOfLink } from "@/lib/site/dialogs/links";
import type { DialogEntry } from "./dialog-entry";

/** Loads a dialog as soon as somebody points at a link to it or tabs onto one. A failure leaves the page as it is. */
export function useDialogIntent(registry: readonly DialogEntry[]): void {
  useEffect(() => {
    const loadTarget = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
      const name = link && dialogOfLink(link);
      const entry = name && registry.find(({ handle }) => handle.name === name);
      if (entry) loadQuietly(entry.load).catch(() => {});
    };
    document.addEventListener("pointerover", loadTarget, { passive: true });
    document.addEventListener("focusin", loadTarget);
    return () => {
      document.removeEventListener("pointerover", loadTarget);
      document.removeEventListener("focusin", loadTarget);
    };
  }, [registry]);
}
