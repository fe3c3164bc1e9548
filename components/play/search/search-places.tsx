import { memo } from "react";
import { LinkButton } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Place } from "@/lib/play/search/schema";
import { placeHref } from "./place-href";

interface SearchPlacesProps {
  places: readonly Place[];
  onLeave: () => void;
}

/** Categories and providers, in one row above the games. */
export const SearchPlaces = memo(function SearchPlaces({ places, onLeave }: SearchPlacesProps) {
  const t = useTranslations("play.search");
  if (places.length === 0) return null;
  return (
    <nav className="-mx-1 mt-2 flex flex-none gap-2 overflow-auto whitespace-nowrap p-1" aria-label={t("places")}>
      {places.map((place) => (
        <LinkButton
          key={`${place.lobby}/${place.id}${place.hash}`}
          kind="secondary-small"
          href={placeHref(place)}
          onClick={onLeave}
        >
          {place.lobby === "liveCasino" ? t("live", { name: place.label }) : place.label}
        </LinkButton>
      ))}
    </nav>
  );
});
