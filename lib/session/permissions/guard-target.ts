import type { Locale } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";

/** Where every guard of a product leads a player to whom it is closed (ruling 8). */
export const productGuardTarget = (locale: Locale): string => paths.home(locale);

/** Where the guards of account pages lead a player to whom a page is closed (ruling 8). */
export const accountGuardTarget = (locale: Locale): string => paths.account(locale);

/** Where a player is led who may not claim by a code. */
export const codeGuardTarget = (locale: Locale): string => paths.playerPage(locale, "rewards");
