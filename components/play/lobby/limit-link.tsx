"use client";

import { type ByPlace, strictestAt } from "@/lib/market/policy/by-place";
import { duty } from "@/lib/market/policy/strictness";
import { placesOf } from "@/lib/session/player/account-place";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

interface LimitLinkProps {
  /** A field of the market policy: does home lead to the limits? */
  limitLinks: ByPlace<boolean>;
  href: string;
  text: string;
}

/** The way from home to the limits, where the law of the market asks for it, or that of the player's account. */
export function LimitLink({ limitLinks, href, text }: LimitLinkProps) {
  const player = useSession(playerIn);
  if (!strictestAt(duty, limitLinks, placesOf(player))) return null;
  return (
    <p className="mb-4">
      <a className="underline underline-offset-4" href={href}>
        {text}
      </a>
    </p>
  );
}
