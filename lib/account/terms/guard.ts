import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";

/** Pages on which nobody is led to the updated terms: the account's own, and the one that shows them (specification "Guards"). */
export function isTermsGuardSkipped(pathname: string): boolean {
  const [, , first] = pathname.split("/");
  return first === "my-account" || pathname === paths.acceptTerms(localeOfPath(pathname));
}
