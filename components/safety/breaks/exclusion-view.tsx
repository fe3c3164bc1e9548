"use client";

import { Card } from "@/components/ui/card";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { ByPlace } from "@/lib/market/policy/by-place";
import type { BreakRequest } from "@/lib/safety/breaks/break";
import { type HelpLine, helpLinesOf, periodsOf } from "@/lib/safety/breaks/periods";
import { useAccountPlaces } from "../use-account-places";
import { ChooseBreak } from "./choose-break";

interface ExclusionViewProps {
  months: ByPlace<readonly number[]>;
  helpLines: ByPlace<readonly HelpLine[]>;
}

const exclusion = (months: number | null): BreakRequest => ({ kind: "exclusion", months });

/** Self-exclusions, and beside them the registers and help lines of the market, in their own language. Nothing waits for the platform. */
export function ExclusionView({ months, helpLines }: ExclusionViewProps) {
  const t = useTranslations("safety.breaks");
  const places = useAccountPlaces();
  const lines = helpLinesOf(helpLines, places);
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
      <ChooseBreak kind="exclusion" choices={[...periodsOf(months, places), null].map(exclusion)} />
      {lines.length > 0 ? (
        <Card title={t("lines.title")}>
          <p className="text-muted text-sm">{t("lines.text")}</p>
          <ul className="grid gap-1">
            {lines.map(({ language, text, href }) => (
              <li key={text} lang={language}>
                {href ? (
                  <a className="inline-flex min-h-11 items-center underline" href={href} rel="noreferrer">
                    {text}
                  </a>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}
