import type { IconName } from "@/components/ui/icon";
import type { NavigationPageName, PlayerPageName } from "@/lib/routing/routes";

const icons = {
  banking: "wallet",
  transactions: "list",
  rewards: "gift",
  bonusCode: "offer",
  gamblingLimits: "gauge",
  timeOut: "pause",
  activity: "chart",
  account: "person",
  verification: "id",
  personalData: "in",
  inbox: "mail",
} as const satisfies Partial<Record<PlayerPageName, IconName>>;

/** The pictures of the pages in the player's navigation. One that lacks a picture does not compile. */
export const pageIcons: Readonly<Record<NavigationPageName, IconName>> = icons;
