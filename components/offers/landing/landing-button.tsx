import { LinkButton } from "@/components/ui/button";
import type { Locale } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";

export interface LandingButtonProps {
  locale: Locale;
  label: string;
  /** The same for a player, who has an account. */
  playerLabel: string;
  /** Goes with the link: the site takes it out of the address and keeps it for this tab, until a deposit or the form for codes uses it. */
  bonusCode: string | null;
}

/** Leads a visitor to the sign-up, a player to the games. */
export function LandingButton({ locale, label, playerLabel, bonusCode }: LandingButtonProps) {
  const query = bonusCode ? `?${new URLSearchParams({ bonusCode })}` : "";
  return (
    <p className="mt-5">
      <span className="guest-only">
        <LinkButton href={paths.signUp(locale) + query}>{label}</LinkButton>
      </span>
      <span className="player-only">
        <LinkButton href={paths.casino(locale) + query}>{playerLabel}</LinkButton>
      </span>
    </p>
  );
}
