import { LocalTime } from "@/components/site/local-time";
import { TimeUntil } from "@/components/site/time-until";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";

interface EndsLineProps {
  /** ISO 8601. */
  at: string | null;
  isPast?: boolean;
}

/** When something ends or has ended, where that is known. */
export function EndsLine({ at, isPast = false }: EndsLineProps) {
  const t = useTranslations("offers.rewards");
  const tPromotions = useTranslations("offers.promotions");
  if (at === null) return null;
  return (
    <p className="text-muted text-sm">
      {isPast ? t("ended.at") : tPromotions("ends")}{" "}
      <LocalTime dateTime={at} text={formatTime(new Date(at), pageTag())} />
      {isPast ? null : <TimeUntil dateTime={at} />}
    </p>
  );
}
