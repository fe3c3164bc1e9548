import { pageTag } from "@/lib/market/messages/fetch";
import type { Translator } from "@/lib/market/messages/translator";
import type { BreakRequest } from "@/lib/safety/breaks/break";
import { formatPeriod } from "@/lib/safety/breaks/periods";

/** How long a break lasts: "7 days", or that it has no end date. */
export const periodText = (requested: BreakRequest, t: Translator<"safety.breaks">): string =>
  formatPeriod(requested, pageTag()) ?? t("indefinite");

/** What a break is: "Time-out: 7 days". */
export const breakTitle = (requested: BreakRequest, t: Translator<"safety.breaks">): string =>
  t(`${requested.kind}.of`, { period: periodText(requested, t) });
