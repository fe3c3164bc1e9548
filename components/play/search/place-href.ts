import { pageLocale } from "@/lib/market/messages/fetch";
import type { Place } from "@/lib/play/search/schema";
import { paths } from "@/lib/routing/paths";

export const placeHref = (place: Place) => paths.category(pageLocale(), place) + (place.hash ?? "");
