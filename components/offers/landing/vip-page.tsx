import { ContentPage } from "@/components/site/content/content-page";
import type { Locale } from "@/lib/market/locale";
import type { VipPage as Vip } from "@/lib/offers/landing/schema";
import { LandingArt } from "./landing-art";

/** The VIP programme, level by level. */
export function VipPage({ locale, page }: { locale: Locale; page: Vip }) {
  return (
    <ContentPage locale={locale} page={page}>
      <LandingArt image={page.image} />
      {page.levels.map(({ key, title, description }) => (
        <section key={key}>
          <h2 className="mt-[1.9em] text-xl">{title}</h2>
          <p className="mt-[0.5em]">{description}</p>
        </section>
      ))}
    </ContentPage>
  );
}
