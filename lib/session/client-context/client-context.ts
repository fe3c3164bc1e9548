import { localeOfPath } from "@/lib/market/locale";
import type { MarketCode } from "@/lib/market/markets";
import { readCookie } from "@/lib/market/switch-links";
import { detectedCountry } from "./detected-country";
import { type DeviceFlags, readDeviceFlags } from "./device";

/** Where a player is, as far as is known; "" for unknown values. A copy for display and calls (rulings 15, 32). */
export interface ClientContext {
  country: string;
  region: string;
  city: string;
  address: string;
  market: MarketCode;
  device: DeviceFlags;
}

interface Browser {
  cookies: string;
  userAgent: string;
  pathname: string;
}

/** The client context that the read-only cookies, the browser's name and the open page yield. */
export function readClientContext({ cookies, userAgent, pathname }: Browser): ClientContext {
  const read = (name: string) => decodeLoosely(readCookie(cookies, name));
  return {
    country: detectedCountry(cookies),
    region: read("region-code"),
    city: read("city"),
    address: read("ip-address"),
    market: localeOfPath(pathname).market,
    device: readDeviceFlags({ userAgent, channel: null, isTouched: false }),
  };
}

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
