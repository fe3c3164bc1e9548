import { CalmCover } from "@/components/site/calm-cover";
import { contentTag, isOwnLanguage, type Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { VipPage } from "@/lib/offers/landing/schema";
import type { Promotion } from "@/lib/offers/promotions/schema";
import { type DrawGames, LandingBlock } from "./landing-blocks";
import { LandingHero } from "./landing-hero";
import { LandingOffer } from "./landing-offer";

interface LandingPageProps {
  locale: Locale;
  page: VipPage & { bonusCode?: string | null; offer?: Promotion | null };
  drawGames: DrawGames;
}

/** A page of blocks that editors composed: a campaign's, or the VIP programme. The offer's conditions come right after the headline. */
export async function LandingPage({ locale, page, drawGames }: LandingPageProps) {
  const t = await getTranslations(locale, "offers.promotions");
  const tCalm = await getTranslations(locale, "offers.calm");
  const { title, description, language, image, blocks, bonusCode = null, offer = null } = page;
  const [first, ...below] = blocks;
  const own = first?.type === "hero" ? first : null;
  const hero = own ?? { title, text: description, button: null };
  return (
    <main
      id="main"
      className="page grid max-w-article grid-cols-1 content-start gap-9 pb-18 md:gap-12 lg:pt-8"
      lang={isOwnLanguage(locale, language) ? undefined : contentTag(language)}
    >
      <CalmCover text={tCalm("text")} show={tCalm("show")}>
        <LandingHero locale={locale} hero={hero} image={image} bonusCode={bonusCode} playerLabel={t("empty.action")} />
        {offer ? <LandingOffer locale={locale} offer={offer} /> : null}
        {(own ? below : blocks).map((block) => (
          <LandingBlock key={block.key} locale={locale} block={block} drawGames={drawGames} />
        ))}
      </CalmCover>
    </main>
  );
}
