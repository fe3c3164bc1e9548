"use client";

import { type ComponentType, useEffect, useState } from "react";
import { loadQuietly } from "@/lib/core/lazy-import";
import { knownPlace } from "@/lib/market/switch-links";
import type { OfferProps } from "./market-offer-banner";

/** Offers the market that a visitor chose before, or where the visitor is; never goes there by itself. Empty for everybody else. */
export function MarketOffer({ current }: { current: string }) {
  const [Banner, setBanner] = useState<ComponentType<OfferProps> | null>(null);
  const [place, setPlace] = useState<OfferProps["place"] | null>(null);

  useEffect(() => {
    const known = knownPlace(document.cookie, current);
    if (!known) return;
    setPlace(known);
    loadQuietly(() => import("./market-offer-banner")).then(
      ({ MarketOfferBanner }) => setBanner(() => MarketOfferBanner),
      () => {},
    );
  }, [current]);

  return (
    <div className="market-offer" role="status">
      {Banner && place ? <Banner place={place} current={current} onClose={() => setPlace(null)} /> : null}
    </div>
  );
}
