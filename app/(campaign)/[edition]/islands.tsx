"use client";

import { useEffect } from "react";
import { CommonIslands, type CommonIslandsProps } from "@/app/[edition]/common-islands";
import { Intents } from "@/app/[edition]/player-islands";
import { measureWhenAllowed } from "@/lib/site/browser-reports/measure";

/** The islands of every page in one chunk, with what measures the visit. */
export function Islands(props: CommonIslandsProps) {
  useEffect(measureWhenAllowed, []);
  return (
    <>
      <Intents />
      <CommonIslands {...props} />
    </>
  );
}
