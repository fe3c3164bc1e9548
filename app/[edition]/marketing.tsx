"use client";

import { useEffect, useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { publicConfig } from "@/lib/config/public";
import { loadQuietly } from "@/lib/core/lazy-import";

const loadMarketing = () => loadQuietly(() => import("@/components/offers/marketing/marketing-scripts"));

/** Scripts of third parties for marketing. Nothing is loaded for them where none is configured. */
export function Marketing() {
  const [entered, setEntered] = useState("");
  const { part } = useLazy(loadMarketing, entered !== "");
  useEffect(() => {
    if (publicConfig().marketing) setEntered(location.href);
  }, []);
  return part ? <part.MarketingScripts entered={entered} /> : null;
}
