"use client";

import { clsx } from "clsx";
import { type MouseEvent, useEffect, useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { offerFor } from "@/lib/market/detected-market";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import { loadMessages } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { inLocale, nearestPage, rememberChoice } from "@/lib/market/switch-links";

export interface OfferProps {
  place: { chosen: string; country: string };
  current: string;
  onClose: () => void;
}

/** Shows the offer once it is known that there is one. */
export function MarketOfferBanner({ place, current, onClose }: OfferProps) {
  const [offer, setOffer] = useState<Locale | null>(null);

  useEffect(() => {
    let isCurrent = true;
    findOffer(place, current).then(
      (found) => isCurrent && setOffer(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [place, current]);

  return offer ? <Offer locale={offer} current={current} onClose={onClose} /> : null;
}

/** Over the page, above the bar: nothing moves when it comes or goes. */
const bannerLook = clsx(
  "fixed inset-x-gutter bottom-above-bar z-25 mb-3 ml-auto flex max-w-130 flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line",
  "bg-raised px-3.5 py-3 shadow-pop transition-[opacity,translate] duration-smooth ease-glide",
  "in-[body:has([data-page=game])]:hidden starting:translate-y-2 starting:opacity-0",
);

/** The offer, in the language of what is offered. Staying is a choice too, and is remembered like one. */
function Offer({ locale, current, onClose }: Omit<OfferProps, "place"> & { locale: Locale }) {
  const t = useTranslations("site.offer", locale);
  const market = markets[locale.market].name;
  const stay = () => {
    rememberChoice(current);
    onClose();
  };
  const go = (event: MouseEvent) => {
    event.preventDefault();
    rememberChoice(locale.segment);
    void nearestPage(inLocale(location, locale.segment)).then((address) => location.assign(address));
  };

  return (
    <section className={bannerLook} lang={resolveLocale(locale).tag} aria-label={t("label")}>
      <p className="flex-[1_1_230px] font-550">{t("text", { market })}</p>
      <LinkButton kind="primary-small" href={inLocale(location, locale.segment)} onClick={go}>
        {t("go", { market })}
      </LinkButton>
      <Button kind="quiet" onClick={stay}>
        {t("stay")}
      </Button>
    </section>
  );
}

/** The locale to offer, its messages loaded; null when the site does not serve it at this moment. */
async function findOffer(place: OfferProps["place"], current: string): Promise<Locale | null> {
  const locale = offerFor(place, current, navigator.languages);
  if (!locale) return null;
  const home = inLocale({ pathname: "", search: "" }, locale.segment);
  const { ok, redirected } = await fetch(home, { method: "HEAD" });
  if (!ok || redirected) return null;
  await loadMessages("site.offer", locale);
  return locale;
}
