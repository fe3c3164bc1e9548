"use client";

import { useTranslations } from "@/lib/market/messages/use-translations";
import { breakOperation } from "@/lib/safety/breaks/operation";
import { OpenOperation } from "../open-operation";

export function OpenBreaks() {
  const t = useTranslations("safety.breaks");
  return <OpenOperation operation={breakOperation}>{t("checking")}</OpenOperation>;
}
