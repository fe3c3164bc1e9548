"use client";

import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";
import { useConsent } from "@/lib/site/consent/choice";

/** When the choice was made, and the id under which it is kept; that there is none yet. */
export function useReceipt(): string {
  const t = useTranslations("safety.consent");
  const choice = useConsent(({ choice }) => choice);
  if (!choice) return t("receipt.none");
  const { chosenAt, id } = choice;
  return chosenAt === null
    ? t("receipt.undated", { id })
    : t("receipt.dated", { time: formatTime(new Date(chosenAt), pageTag()), id });
}
