"use client";

import type { ReactNode } from "react";
import { type FinderTexts, MarketFinder } from "./market-finder";

const list = () => document.getElementById("market-list");

/** The finder on the page of markets. */
export function PageMarketFinder({ texts, children }: { texts: FinderTexts; children: ReactNode }) {
  return (
    <MarketFinder texts={texts} list={list}>
      {children}
    </MarketFinder>
  );
}
