import { useSlow } from "@/components/ui/use-slow";
import { useTranslations } from "@/lib/market/messages/use-translations";

/**
 * Says that the answer to a form takes long, in words of its own or in `text`; silent before, when it has come, and while a challenge (`data-challenge`)
 * waits for the person. Always there, so that it is announced.
 */
export function SlowNotice({ isBusy, text }: { isBusy: boolean; text?: string }) {
  const t = useTranslations("site");
  const isSlow = useSlow(isBusy);
  return (
    <p role="status" className="text-sm text-muted empty:absolute in-[body:has([data-challenge])]:hidden">
      {isSlow ? (text ?? t("form.slow")) : null}
    </p>
  );
}
