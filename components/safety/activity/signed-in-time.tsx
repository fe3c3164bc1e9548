"use client";

import { Stat } from "@/components/ui/stat";
import { useNow } from "@/components/ui/use-now";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { writeDuration } from "@/lib/market/times/write-duration";
import { signedInAt } from "@/lib/session/tokens/signed-in-at";

const tickMs = 10_000;

/** How long the player has been signed in here: by the clock of this browser, since nothing of the platform says it. */
export function SignedInTime() {
  const t = useTranslations("safety.activity");
  const now = useNow(tickMs);
  const since = signedInAt();
  const isKnown = since !== null && since <= now;
  return (
    <Stat
      label={t("time")}
      value={isKnown ? writeDuration(now - since, pageTag()) : t("unknown")}
      hint={t("timeHint")}
    />
  );
}
