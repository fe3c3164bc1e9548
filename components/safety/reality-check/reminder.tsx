"use client";

import type { SyntheticEvent } from "react";
import { Button } from "@/components/ui/button";
import { calendarTag } from "@/lib/core/time/calendar-tag";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import type { realityCheckDialog } from "@/lib/safety/dialogs";
import { requiredTimer } from "@/lib/safety/reality-check/choices";
import { activitySettingsQuery } from "@/lib/safety/reality-check/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import { BreakNow } from "../breaks/break-now";
import { ActivityFigures } from "./activity-figures";
import { useAnswer } from "./use-answer";
import { useLock } from "./use-lock";

type Props = DialogParams<typeof realityCheckDialog> & { onBreak: () => void };

/**
 * What was staked and won, and the ways on, each alike. It can only be answered: without figures too, since a summary that does not
 * arrive must not let the reminder pass. While play is locked, only the log-out and a break are answers.
 */
export function Reminder({ choices, lockMinutes, confirmsBreak, onBreak }: Props) {
  const t = useTranslations("safety.realityCheck");
  const tSession = useTranslations("site.session");
  const { data: settings } = usePlayerQuery(activitySettingsQuery);
  // As it counts: the law of a stay may ask for a shorter one than the player has set.
  const interval = settings && (requiredTimer(choices, settings.timer) ?? settings.timer);
  const { answer, sending, hasFailed } = useAnswer();
  const lockedUntil = useLock(lockMinutes);
  const locale = pageLocale();
  const time = new Intl.DateTimeFormat(calendarTag(pageTag()), { timeStyle: "short" });
  const pause = () =>
    lockedUntil === "unknown" ? t("lockedUnknown") : t("locked", { time: time.format(lockedUntil ?? 0) });
  const linkTo = (href: string) => ({
    href,
    onClick: (event: SyntheticEvent) => void answer({ to: href }, event),
  });
  const linkStyle = "underline underline-offset-4 hover:text-text";
  return (
    <div className="grid gap-5">
      <ActivityFigures />
      {lockedUntil === null ? (
        <a
          {...linkTo(paths.playerPage(locale, "transactions"))}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4"
        >
          {t("bets")}
        </a>
      ) : null}
      {hasFailed ? (
        <p role="alert" className="rounded-md border border-danger p-4 text-sm">
          {t("failed")}
        </p>
      ) : null}
      <div className="grid gap-2.5">
        <Button kind="secondary" busy={sending === "logOut"} onClick={() => void answer("logOut")}>
          {tSession(sending === "logOut" ? "loggingOut" : "logOut")}
        </Button>
        {confirmsBreak ? (
          <Button kind="secondary" onClick={onBreak}>
            {t("break")}
          </Button>
        ) : (
          <BreakNow />
        )}
        <Button
          kind="secondary"
          busy={sending === "continue"}
          blocked={lockedUntil === null ? null : pause()}
          onClick={() => void answer("continue")}
        >
          {t("keep")}
        </Button>
      </div>
      {lockedUntil === null ? (
        <p className="text-muted text-sm">
          {interval ? `${t("interval", { minutes: interval })} ` : null}
          <a {...linkTo(paths.playerPage(locale, "gamblingLimits"))} className={linkStyle}>
            {t("change")}
          </a>
        </p>
      ) : null}
    </div>
  );
}
