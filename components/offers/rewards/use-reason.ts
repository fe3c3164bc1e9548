"use client";

import { createErrorReader } from "@/lib/market/messages/error-catalogue";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { rewardErrors } from "@/lib/offers/rewards/form-errors";

/** As much of a platform's code as is shown. */
const mostLetters = 300;

/** The message of a code of the platform's, else the code itself. */
export function useReason(): (code: string) => string {
  const t = useTranslations("offers.rewards");
  const tForm = useTranslations("site.form");
  const reader = createErrorReader(rewardErrors, t, tForm);
  return (code) => reader.ofForm({ code, message: code.slice(0, mostLetters) });
}
