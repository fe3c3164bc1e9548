"use client";

import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { noticeLook, noticeRoom } from "@/components/site/frame/frame-styles";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** A shorter wait is not announced: what appears only to go again is a flash. */
const calmMs = 1_000;

/**
 * The loader of a page whose player's permissions are not known: over the page, so that nothing moves. The stage of a game has
 * its own.
 */
export function AccessNotice({ isReading, onRetry }: { isReading: boolean; onRetry: () => void }) {
  const t = useTranslations("play.access");
  const [isLong, setLong] = useState(false);
  const [isRetried, setRetried] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), calmMs);
    return () => clearTimeout(timer);
  }, []);
  if (isReading && !isLong) return null;
  return (
    <div className={clsx(noticeRoom, "in-[body:has([data-page=game])]:hidden")}>
      <div className={noticeLook} role={isReading ? "status" : "alert"}>
        {isReading && !isRetried ? <Spinner look="large" /> : null}
        <p className="flex-1 text-md">{t(isReading ? "reading" : "unreadable")}</p>
        {isReading && !isRetried ? null : (
          <Button
            kind="secondary-small"
            busy={isReading}
            onClick={() => {
              setRetried(true);
              onRetry();
            }}
          >
            {t("retry")}
          </Button>
        )}
      </div>
    </div>
  );
}
