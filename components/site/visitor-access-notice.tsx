"use client";

import { clsx } from "clsx";
import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { visitorAccessQuery } from "@/lib/session/platform/visitor-access";
import { usePublicQuery } from "@/lib/session/player/player-queries";

/**
 * Checks with the platform, before anything is typed, whether the visitor has access, and says so when it could not be asked. The form
 * below stays as it is: it is not sent before the platform has said yes.
 */
export function VisitorAccessNotice({ className }: { className?: string }) {
  const t = useTranslations("site.form");
  const tActions = useTranslations("site.actions");
  const { data, isFetching, refetch } = usePublicQuery(visitorAccessQuery);
  if (data !== "unknown") return null;
  return (
    <div role="alert" className={clsx("grid gap-3 rounded-md border border-line p-4 text-sm", className)}>
      <p>{t("access.unchecked")}</p>
      <Button kind="secondary-small" busy={isFetching} onClick={() => void refetch()}>
        {tActions("retry")}
      </Button>
    </div>
  );
}
