"use client";

import { useNow } from "@/components/ui/use-now";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";
import { paths } from "@/lib/routing/paths";
import { type BreakRequest, breakEnd } from "@/lib/safety/breaks/break";

/** The end moves on while somebody thinks about it. */
const tickMs = 15_000;

/** Until when a break would last if it began now, in the reader's own time, and what it means: four facts, none left out. */
export function BreakFacts({ requested }: { requested: BreakRequest }) {
  const t = useTranslations("safety.breaks");
  const end = breakEnd(requested, new Date(useNow(tickMs)));
  return (
    <div className="grid gap-4">
      <p tabIndex={-1} className="font-semibold outline-none">
        {end ? t("until", { time: formatTime(end, pageTag()) }) : t("endless")}
      </p>
      <ul className="grid list-disc gap-2 ps-5 text-sm marker:text-muted">
        <li>{t("facts.out")}</li>
        <li>{t("facts.closed")}</li>
        <li>{t("facts.money")}</li>
        {requested.kind === "exclusion" ? (
          <li>
            {t("facts.balance")}{" "}
            <a className="underline" href={paths.help(pageLocale())}>
              {t("contact")}
            </a>
          </li>
        ) : null}
        <li>{t(`${requested.kind}.final`)}</li>
      </ul>
    </div>
  );
}
