import { ContentPage } from "@/components/site/content/content-page";
import { LinkButton } from "@/components/ui/button";
import type { Locale } from "@/lib/market/locale";
import type { LandingPage as Landing } from "@/lib/offers/landing/schema";
import { paths } from "@/lib/routing/paths";
import { LandingArt } from "./landing-art";

/** A page that marketing links to. Its button leads a visitor to the sign-up, a player to the games, and keeps the bonus code of the campaign. */
export function LandingPage({ locale, page }: { locale: Locale; page: Landing }) {
  const { image, button, bonusCode } = page;
  const query = bonusCode ? `?${new URLSearchParams({ bonusCode })}` : "";
  return (
    <ContentPage locale={locale} page={page}>
      <LandingArt image={image} />
      {button ? (
        <>
          <p className="guest-only">
            <LinkButton href={paths.signUp(locale) + query}>{button}</LinkButton>
          </p>
          <p className="player-only mt-[0.9em]">
            <LinkButton href={paths.casino(locale) + query}>{button}</LinkButton>
          </p>
        </>
      ) : null}
    </ContentPage>
  );
}
