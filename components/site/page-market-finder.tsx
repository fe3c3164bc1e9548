"use client";

import { type FinderTexts, MarketFinder } from "./market-finder";

const list = () => document.getElementById("market-list");

/** The finder on the page of markets. */
export function PageMarketFinder({ texts }: { texts: FinderTexts }) {
  return <MarketFinder texts={texts} list={list} />;
}
