import { queryOptions } from "@tanstack/react-query";
import { createHttp, guardSchema } from "@/lib/core/http/http";
import type { AmountRange } from "@/lib/core/variable-types";
import type { Locale } from "@/lib/market/locale";
import { publicKey } from "@/lib/session/player/player-queries";

/** The pay-and-play offer at this address: the URL that authorises payments, and the editors' texts. */
export interface PayAndPlayOffer {
  authorizeUrl: string | null;
  /** In the currency of the market's accounts; null where nothing is configured for it, and the bank alone decides. */
  amounts: AmountRange | null;
  banner: { title: string; description: string } | null;
  /** For those who build the site: that the banner is missing. */
  notice: string | null;
}

const isText = (value: unknown): boolean => typeof value === "string";

/** Plain, because the first step of the sign-up waits for it. */
function isOffer(value: unknown): value is PayAndPlayOffer {
  const { authorizeUrl, amounts, banner, notice } = Object(value);
  return (
    (authorizeUrl === null || isText(authorizeUrl)) &&
    (amounts === null || [Object(amounts).leastMinor, Object(amounts).mostMinor].every(Number.isSafeInteger)) &&
    (banner === null || (isText(Object(banner).title) && isText(Object(banner).description))) &&
    (notice === null || isText(notice))
  );
}

const isOfferOrNone = (value: unknown): value is PayAndPlayOffer | null => value === null || isOffer(value);

/** The pay-and-play offer for this visitor, from our own server; null where there is none. A failed request is an error, not null. */
export const offerQuery = ({ segment }: Locale) =>
  queryOptions({ queryKey: publicKey("pay-and-play", segment), queryFn: ({ signal }) => getOffer(segment, signal) });

function getOffer(segment: string, signal: AbortSignal): Promise<PayAndPlayOffer | null> {
  const site = createHttp({ baseUrl: () => location.origin, deadlineMs: 10_000, bodyCapBytes: 50_000 });
  return site.get(`api/pay-and-play/${segment}`, guardSchema(isOfferOrNone), { signal });
}
