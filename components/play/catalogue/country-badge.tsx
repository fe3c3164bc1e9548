"use client";

import type { ReactNode } from "react";
import { useCountry } from "@/components/site/use-country";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

export interface CountryBadgeProps {
  className: string;
  closedIn: readonly string[];
  /** The text for those who are in one of these countries. */
  byPlace: string;
  /** The text for players whose account is of one, wherever they are. */
  byAccount: string;
  /** The badge for all others. */
  children?: ReactNode;
}

/**
 * Marks a game that is closed where this visitor is, or in the country of the player's account. The page is the same for every
 * country, and a launch checks both again.
 */
export function CountryBadge({ className, closedIn, byPlace, byAccount, children = null }: CountryBadgeProps) {
  const isClosedHere = closedIn.includes(useCountry());
  const accountCountry = useSession((state) => playerIn(state)?.countryCode ?? "");
  if (!isClosedHere && !closedIn.includes(accountCountry)) return children;
  return (
    <em className={className} data-closed="">
      {isClosedHere ? byPlace : byAccount}
    </em>
  );
}
