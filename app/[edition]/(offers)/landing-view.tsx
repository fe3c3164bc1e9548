import { LandingPage } from "@/components/offers/landing/landing-page";
import { LandingSection } from "@/components/offers/landing/landing-section";
import { NamedGames } from "@/components/play/catalogue/named-games";
import type { BlockOf } from "@/lib/offers/landing/blocks";
import type { VipPage } from "@/lib/offers/landing/schema";
import type { LandingPage as Landing } from "@/lib/offers/landing/server";
import { getNamedGames } from "@/lib/play/named-games/server";
import type { Edition } from "@/lib/routing/edition";

interface LandingViewProps {
  edition: Edition;
  page: Landing | VipPage;
}

/** A page of blocks with the games that it names. */
export function LandingView({ edition, page }: LandingViewProps) {
  return (
    <LandingPage
      locale={edition.locale}
      page={page}
      drawGames={(block) => <LandingGames key={block.key} edition={edition} block={block} />}
    />
  );
}

/** Nothing where none of the games is offered to this edition. */
async function LandingGames({ edition, block }: { edition: Edition; block: BlockOf<"games"> }) {
  const games = await getNamedGames(edition, block.games);
  if (games.length === 0) return null;
  return (
    <LandingSection block={block}>
      <NamedGames locale={edition.locale} games={games} />
    </LandingSection>
  );
}
