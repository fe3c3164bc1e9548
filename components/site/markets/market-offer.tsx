"use client";

import { useEffect, useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { knownPlace } from "@/lib/market/switch-links";
import type { OfferProps } from "./market-offer-banner";

const load = () => loadQuietly(() => import("./market-offer-banner"));

/** Offers the market that a visitor chose before, or where the visitor is; never goes there by itself. Empty for everybody else. */
export function MarketOffer({ current }: { current: string }) {
  const [place, setPlace] = useState<OfferProps["place"] | null>(null);
  const { part } = useLazy(load, place !== null);

  useEffect(() => {
    const known = knownPlace(document.cookie, current);
    if (known) setPlace(known);
  }, [current]);

  return (
    <div role="status">
      {part && place ? <part.MarketOfferBanner place={place} current={current} onClose={() => setPlace(null)} /> : null}
    </div>
  );
}
