"use client";

import type { ReactNode } from "react";
import { useCountry } from "@/components/site/use-country";

interface CountryBadgeProps {
  closedIn: readonly string[];
  /** What is said to visitors of these countries. */
  closed: string;
  /** The badge for all others. */
  children: ReactNode;
}

/** Marks a game that the visitor's country may not play. The page is the same for every country, and a launch checks again. */
export function CountryBadge({ closedIn, closed, children }: CountryBadgeProps) {
  return closedIn.includes(useCountry()) ? <em className="closed">{closed}</em> : children;
}
