"use client";

import { type MouseEvent, useEffect, useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { offerFor } from "@/lib/market/detected-market";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import { fetchWords } from "@/lib/market/messages/fetch";
import { findMessage, type Messages } from "@/lib/market/messages/merge";
import { inLocale, nearestPage, rememberChoice } from "@/lib/market/switch-links";

export interface OfferProps {
  place: { chosen: string; country: string };
  current: string;
  onClose: () => void;
}

interface Offer {
  locale: Locale;
  words: Messages;
}

/** The offer, in the language of what is offered. Staying is a choice too, and is remembered like one. */
export function MarketOfferBanner({ place, current, onClose }: OfferProps) {
  const [offer, setOffer] = useState<Offer | null>(null);

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

  if (!offer) return null;
  const { locale, words } = offer;
  const say = (key: string) =>
    (findMessage(words, `site.offer.${key}`) ?? "").replaceAll("{market}", markets[locale.market].name);
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
    <section lang={resolveLocale(locale).tag} aria-label={say("label")}>
      <p>{say("text")}</p>
      <LinkButton kind="primary-small" href={inLocale(location, locale.segment)} onClick={go}>
        {say("go")}
      </LinkButton>
      <Button kind="quiet" onClick={stay}>
        {say("stay")}
      </Button>
    </section>
  );
}

/** What to offer, with its words; nothing that the site does not serve at this moment. */
async function findOffer(place: OfferProps["place"], current: string): Promise<Offer | null> {
  const locale = offerFor(place, current, navigator.languages);
  if (!locale) return null;
  const home = inLocale({ pathname: "", search: "" }, locale.segment);
  const { ok, redirected } = await fetch(home, { method: "HEAD" });
  return ok && !redirected ? { locale, words: await fetchWords(locale.segment) } : null;
}
