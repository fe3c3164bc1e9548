import { calendarTag } from "@/lib/core/time/calendar-tag";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { DataRequest } from "@/lib/safety/personal-data/schema";

/** When it was asked for and by when it is answered, or how it was answered; always with its reference. */
export function RequestLine({ request }: { request: DataRequest }) {
  const t = useTranslations("safety.personalData");
  const { requestId: reference, status, createdAt, answerBy, answeredAt } = request;
  const format = new Intl.DateTimeFormat(calendarTag(pageTag()), { dateStyle: "long" });
  const day = (moment: string) => format.format(new Date(moment));
  const key = ({ OPEN: "open", DONE: "done", REFUSED: "refused" } as const)[status];
  const date = status === "OPEN" ? createdAt : (answeredAt ?? createdAt);
  return (
    <p className="text-sm">
      {t(`request.${key}`, { date: day(date), reference })}
      {status === "OPEN" && answerBy ? ` ${t("request.by", { date: day(answerBy) })}` : null}
    </p>
  );
}
