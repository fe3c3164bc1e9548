import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";

interface EddReminderProps {
  onStart: () => void;
  onLater: () => void;
}

/** The first page: that there are questions, what they are about, and that they can wait. */
export function EddReminder({ onStart, onLater }: EddReminderProps) {
  const t = useTranslations("safety.edd");
  return (
    <div className="grid gap-5">
      <p>{t("reminder.why")}</p>
      <ul className="grid list-disc gap-2 ps-5 text-sm marker:text-muted">
        <li>{t("reminder.what")}</li>
        <li>{t("reminder.who")}</li>
        <li>{t("reminder.later")}</li>
      </ul>
      <div className="grid gap-2.5">
        <Button onClick={onStart}>{t("answer")}</Button>
        <Button kind="secondary" onClick={onLater}>
          {t("later")}
        </Button>
      </div>
    </div>
  );
}
