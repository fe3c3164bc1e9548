import { createHttp, guardSchema } from "@/lib/core/http";

/** The editors' offer to who signs up. */
export interface SignUpOffer {
  title: string;
  description: string;
  iconUrl: string;
}

/** The options of a locale's sign-up form. */
export interface SignUpOptions {
  /** The countries open for registration, with their prefixes without the plus. */
  countries: Readonly<Record<string, string>>;
  /** The version of the terms that a new player accepts; "" where content has none. */
  termsVersion: string;
  /** The brand's slug. */
  product: string;
  captchaUrl: string | null;
  offer: SignUpOffer | null;
}

const isText = (value: unknown): value is string => typeof value === "string";

function isSignUpOptions(value: unknown): value is SignUpOptions {
  const { countries, termsVersion, product, captchaUrl, offer } = Object(value);
  return (
    typeof countries === "object" &&
    countries !== null &&
    Object.values(countries).every(isText) &&
    isText(termsVersion) &&
    isText(product) &&
    (captchaUrl === null || isText(captchaUrl)) &&
    (offer === null || isOffer(offer))
  );
}

function isOffer(value: unknown): value is SignUpOffer {
  const { title, description, iconUrl } = Object(value);
  return isText(title) && isText(description) && isText(iconUrl);
}

const site = createHttp({ baseUrl: () => location.origin, deadlineMs: 8_000, bodyCapBytes: 50_000 });

/** Fetches the options of a locale's form from the site's own server. @throws as every call does */
export const getSignUpOptions = (locale: string, signal?: AbortSignal): Promise<SignUpOptions> =>
  site.get(`api/sign-up/${locale}`, guardSchema(isSignUpOptions), signal ? { signal } : {});
