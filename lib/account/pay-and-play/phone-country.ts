import { phonePrefixes } from "@/lib/market/phone-prefixes";
import { readClientContext } from "@/lib/session/client-context";

/** The country that a phone number most likely is of: the detected one, else Finland. */
export function phoneCountry(): string {
  const { country } = readClientContext({
    cookies: document.cookie,
    userAgent: navigator.userAgent,
    pathname: location.pathname,
  });
  return country in phonePrefixes ? country : "FI";
}
