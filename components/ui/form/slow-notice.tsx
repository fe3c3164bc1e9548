import { useEffect, useState } from "react";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** When a form that is sent says that the answer takes long. */
export const slowMs = 5_000;

/**
 * Says that the answer to a form takes long, in words of its own or in `text`; silent before, when it has come, and while a challenge (`data-challenge`)
 * waits for the person. Always there, so that it is announced.
 */
export function SlowNotice({ isBusy, text }: { isBusy: boolean; text?: string }) {
  const t = useTranslations("site");
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);

  return (
    <p role="status" className="text-sm text-muted empty:absolute in-[body:has([data-challenge])]:hidden">
      {isSlow ? (text ?? t("form.slow")) : null}
    </p>
  );
}
