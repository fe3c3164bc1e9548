"use client";

import type { ReactNode } from "react";
import { CalmCover } from "@/components/site/calm-cover";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** Offers of a player's own pages, which calm mode leaves out. `what`: of which its sentence speaks. */
export function CalmOffers({ what = "text", children }: { what?: "text" | "inbox"; children: ReactNode }) {
  const t = useTranslations("offers.calm");
  return (
    <div className="grid gap-3">
      <CalmCover text={t(what)} show={t("show")}>
        {children}
      </CalmCover>
    </div>
  );
}
