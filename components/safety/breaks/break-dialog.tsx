"use client";

import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { dayBreak } from "@/lib/safety/breaks/break";
import { ConfirmBreak } from "./confirm-break";

/** Confirms a break of 24 hours over whatever page it was asked from, and leads to the longer ones and to calm mode. */
export function BreakDialog(frame: DialogFrame) {
  const t = useTranslations("safety.breaks");
  const tActions = useTranslations("site.actions");
  const locale = pageLocale();
  return (
    <Dialog {...frame} title={t("day.title")} closeLabel={tActions("close")} closesWithLinks>
      <ConfirmBreak requested={dayBreak} onBack={frame.onClose} />
      <ul className="mt-4 flex flex-wrap gap-x-5 text-muted text-sm">
        <li>
          <a className="inline-flex min-h-11 items-center underline" href={paths.playerPage(locale, "timeOut")}>
            {t("day.longer")}
          </a>
        </li>
        <li>
          <a className="inline-flex min-h-11 items-center underline" href={paths.playerPage(locale, "selfExclusion")}>
            {t("day.exclusion")}
          </a>
        </li>
        <li>
          <a className="inline-flex min-h-11 items-center underline" href={paths.playerPage(locale, "calmMode")}>
            {t("day.calm")}
          </a>
        </li>
      </ul>
    </Dialog>
  );
}
