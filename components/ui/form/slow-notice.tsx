import { useSlow } from "@/components/ui/use-slow";
import { useTranslations } from "@/lib/market/messages/use-translations";

/**
 * Announces that the response to a form is slow, with the default message or `text`. Empty before, after the response, and while a captcha (`data-challenge`) waits
 * for the person. Always mounted, so that screen readers announce it.
 */
export function SlowNotice({ isBusy, text }: { isBusy: boolean; text?: string }) {
  const t = useTranslations("site.form");
  const isSlow = useSlow(isBusy);
  return (
    <p role="status" className="text-sm text-muted empty:absolute in-[body:has([data-challenge])]:hidden">
      {isSlow ? (text ?? t("slow")) : null}
    </p>
  );
}
