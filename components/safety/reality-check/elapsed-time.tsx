"use client";

import { useEffect, useState } from "react";
import { useNow } from "@/components/ui/use-now";
import { serverTime } from "@/lib/core/time/server-time";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";
import { writeDuration } from "@/lib/market/times/write-duration";
import { signedInAt } from "@/lib/session/tokens/signed-in-at";

const tickMs = 10_000;
const lineStyle = "text-muted text-md";

/**
 * How long it has been: since the timer was reset, by the server's clock; where the platform does not say when that was (null), since the
 * login in this browser. A time that nobody knows is left out.
 */
export function ElapsedTime({ startedAt }: { startedAt: string | null }) {
  return startedAt === null ? <SinceLogin /> : <SinceReset startedAt={startedAt} />;
}

function SinceReset({ startedAt }: { startedAt: string }) {
  const t = useTranslations("safety.realityCheck");
  const start = new Date(startedAt);
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    let isLeft = false;
    const look = () => void serverTime().then((time) => isLeft || setNow(time));
    look();
    const timer = setInterval(look, tickMs);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, []);
  return (
    <div className={lineStyle}>
      <p>{t("since", { time: formatTime(start, pageTag()) })}</p>
      {now === null ? null : <p>{t("passed", { duration: writeDuration(now - start.getTime(), pageTag()) })}</p>}
    </div>
  );
}

function SinceLogin() {
  const t = useTranslations("safety.realityCheck");
  const now = useNow(tickMs);
  const since = signedInAt();
  if (since === null || since > now) return null;
  return <p className={lineStyle}>{t("loggedIn", { duration: writeDuration(now - since, pageTag()) })}</p>;
}
