import type { ReactNode } from "react";
import { identity, papers, shield, steps } from "./scenes-of-papers";
import { control, games, gift, talk, wallet } from "./scenes-of-things";

/** By the page's id in the content service; other pages have sheets of paper. */
const scenes: Readonly<Record<string, ReactNode>> = {
  about: games,
  age_restrictions: identity,
  betting_rules: games,
  bonus_terms: gift,
  casino_rules: games,
  complaints: steps,
  cookies_policy: shield,
  payment_methods: wallet,
  privacy: shield,
  responsible_gambling: control,
  support: talk,
};

/** The drawing of a page: for the eye alone. */
export function PageScene({ id }: { id: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 280 180"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-30 w-full bg-accent-soft max-md:order-first md:h-full print:hidden"
    >
      {scenes[id] ?? papers}
    </svg>
  );
}
