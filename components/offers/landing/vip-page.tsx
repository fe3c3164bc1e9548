import { ContentPage } from "@/components/site/content/content-page";
import type { Locale } from "@/lib/market/locale";
import type { VipPage as Vip } from "@/lib/offers/landing/schema";
import { LandingArt } from "./landing-art";

/** What regular players may expect, level by level. */
export function VipPage({ locale, page }: { locale: Locale; page: Vip }) {
  return (
    <ContentPage locale={locale} page={page}>
      <LandingArt image={page.image} />
      {page.levels.map(({ key, title, description }) => (
        <section key={key}>
          <h2>{title}</h2>
          <p>{description}</p>
        </section>
      ))}
    </ContentPage>
  );
}
