"use client";

import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { ByPlace } from "@/lib/market/policy/by-place";
import { paths } from "@/lib/routing/paths";
import type { BreakRequest } from "@/lib/safety/breaks/break";
import { periodsOf } from "@/lib/safety/breaks/periods";
import { useAccountPlaces } from "../use-account-places";
import { ChooseBreak } from "./choose-break";

const timeOut = (hours: number): BreakRequest => ({ kind: "timeOut", hours });

/** Time-outs. Nothing here waits for a response of the platform, so that no fault stands in the way of a break. */
export function TimeOutView({ hours }: { hours: ByPlace<readonly number[]> }) {
  const t = useTranslations("safety.breaks");
  const choices = periodsOf(hours, useAccountPlaces()).map(timeOut);
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
      <ChooseBreak kind="timeOut" choices={choices} />
      <Card title={t("longer.title")}>
        <p className="text-muted text-sm">{t("longer.text")}</p>
        <LinkButton kind="secondary" href={paths.playerPage(pageLocale(), "selfExclusion")}>
          {t("longer.open")}
        </LinkButton>
      </Card>
    </div>
  );
}
