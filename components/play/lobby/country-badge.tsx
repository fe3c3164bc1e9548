"use client";

import type { ReactNode } from "react";
import { useCountry } from "@/components/site/use-country";

interface CountryBadgeProps {
  className: string;
  closedIn: readonly string[];
  /** The words for visitors of these countries. */
  closed: string;
  /** The badge for all others. */
  children: ReactNode;
}

/** Marks a game that the visitor's country may not play. The page is the same for every country, and a launch checks again. */
export function CountryBadge({ className, closedIn, closed, children }: CountryBadgeProps) {
  if (!closedIn.includes(useCountry())) return children;
  return (
    <em className={className} data-closed="">
      {closed}
    </em>
  );
}
