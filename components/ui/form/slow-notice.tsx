import { clsx } from "clsx";
import { useSlow } from "@/components/ui/use-slow";
import { useTranslations } from "@/lib/market/messages/use-translations";

interface SlowNoticeProps {
  isBusy: boolean;
  text?: string;
  /** A captcha may wait for the person. The browser restyles all of a page that has asked for one whenever an element comes or goes. */
  mayMeetCaptcha?: boolean;
}

/**
 * Announces that the response to a form is slow, with the default message or `text`. Empty before, after the response, and while a captcha (`data-challenge`) waits
 * for the person. Always mounted, so that screen readers announce it.
 */
export function SlowNotice({ isBusy, text, mayMeetCaptcha = true }: SlowNoticeProps) {
  const t = useTranslations("site.form");
  const isSlow = useSlow(isBusy);
  return (
    <p
      role="status"
      className={clsx("text-sm text-muted empty:absolute", mayMeetCaptcha && "in-[body:has([data-challenge])]:hidden")}
    >
      {isSlow ? (text ?? t("slow")) : null}
    </p>
  );
}
