import type { Locale } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";

/** Where a verification began, and where it leads back to. */
export type StartPoint = "account" | "deposit" | "withdraw";

/** As `paths.verification` writes it. */
const prefix = "#from-";

/** The start that an address names; the account page where it names none that is known. */
export function startPointOf(hash: string): StartPoint {
  const name = hash.startsWith(prefix) ? hash.slice(prefix.length) : "";
  return name === "deposit" || name === "withdraw" ? name : "account";
}

/** Where a finished verification leads back to. */
export const startHref = (locale: Locale, start: StartPoint): string =>
  paths.playerPage(
    locale,
    ({ account: "account", deposit: "bankingDeposit", withdraw: "bankingWithdraw" } as const)[start],
  );
