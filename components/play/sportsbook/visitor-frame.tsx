"use client";

import { useId } from "react";
import type { SportsProduct } from "@/lib/play/sportsbook/place";
import { visitorFrameQuery } from "@/lib/play/sportsbook/queries";
import type { Channel } from "@/lib/routing/edition";
import { thisDevice } from "@/lib/session/client-context/device";
import { usePublicQuery } from "@/lib/session/player/player-queries";
import { SportsbookFrame } from "./sportsbook-frame";
import type { FramePlace } from "./use-frame-place";

interface VisitorFrameProps {
  product: SportsProduct;
  channel: Channel;
  place: FramePlace;
}

/** The sportsbook of somebody who is not known. */
export function VisitorFrame({ product, channel, place }: VisitorFrameProps) {
  const visit = useId();
  const query = usePublicQuery(
    visitorFrameQuery(`${visit} ${place.opening}`, () => ({ path: place.now(), device: thisDevice(channel) })),
  );
  return <SportsbookFrame product={product} query={query} onPlace={place.follow} />;
}
