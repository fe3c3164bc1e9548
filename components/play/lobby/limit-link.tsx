"use client";

import { type ByPlace, strictestAt } from "@/lib/market/policy/by-place";
import { duty } from "@/lib/market/policy/strictness";
import { detectedPlaces } from "@/lib/session/client-context/detected-place";
import { placesOf } from "@/lib/session/player/account-place";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

interface LimitLinkProps {
  /** A field of the market policy: does home lead to the limits? */
  limitLinks: ByPlace<boolean>;
  href: string;
  text: string;
}

/** The way from home to the limits, where the law of the market asks for it, or that of a player's account or stay. */
export function LimitLink({ limitLinks, href, text }: LimitLinkProps) {
  const player = useSession(playerIn);
  const places = player ? [...placesOf(player), ...detectedPlaces()] : [];
  if (!strictestAt(duty, limitLinks, places)) return null;
  return (
    <p className="mb-4">
      <a className="underline underline-offset-4" href={href}>
        {text}
      </a>
    </p>
  );
}
