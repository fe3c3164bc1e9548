import { signUpOptionsQuery } from "@/lib/account/sign-up/queries";
import { localeOfPath } from "@/lib/market/locale";
import { usePublicQuery } from "@/lib/session/player/player-queries";

const none = {};

/** The countries of phone numbers with their prefixes, those of the sign-up; none until they are known. */
export function usePhoneCountries(): Readonly<Record<string, string>> {
  const { segment } = localeOfPath(location.pathname);
  return usePublicQuery(signUpOptionsQuery(segment)).data?.countries ?? none;
}
