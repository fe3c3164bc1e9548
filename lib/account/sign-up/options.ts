import { createHttp, guardSchema } from "@/lib/core/http/http";
import type { ByPlace } from "@/lib/market/policy/by-place";

/** The editors' offer to who signs up. */
export interface SignUpOffer {
  title: string;
  description: string;
  iconUrl: string;
  /** Of a bonus, where the law wants them beside it: each with its name. */
  conditions: readonly (readonly [name: string, value: string])[];
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
  /** The youngest age of a player, in years. */
  leastAge: ByPlace<number>;
  /** The tax number that the market asks for. */
  taxNumber: TaxNumber;
}

const taxNumbers = ["cpf", "none"] as const;
export type TaxNumber = (typeof taxNumbers)[number];

const isText = (value: unknown): value is string => typeof value === "string";

function isSignUpOptions(value: unknown): value is SignUpOptions {
  const { countries, termsVersion, product, captchaUrl, offer, leastAge, taxNumber } = Object(value);
  return (
    isRecordOf(isText, countries) &&
    isText(termsVersion) &&
    isText(product) &&
    (captchaUrl === null || isText(captchaUrl)) &&
    (offer === null || isOffer(offer)) &&
    isAge(Object(leastAge).here) &&
    isRecordOf(isAge, Object(leastAge).at) &&
    taxNumbers.includes(taxNumber)
  );
}

const isAge = (value: unknown): boolean => Number.isInteger(value);
const isRecordOf = (isValue: (value: unknown) => boolean, value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.values(value).every(isValue);

function isOffer(value: unknown): value is SignUpOffer {
  const { title, description, iconUrl, conditions } = Object(value);
  return (
    isText(title) && isText(description) && isText(iconUrl) && Array.isArray(conditions) && conditions.every(isPair)
  );
}

const isPair = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every(isText);

const site = createHttp({ baseUrl: () => location.origin, deadlineMs: 8_000, bodyCapBytes: 50_000 });

/** Fetches the options of a locale's form from the site's own server. @throws as every call does */
export const getSignUpOptions = (locale: string, signal?: AbortSignal): Promise<SignUpOptions> =>
  site.get(`api/sign-up/${locale}`, guardSchema(isSignUpOptions), signal ? { signal } : {});
