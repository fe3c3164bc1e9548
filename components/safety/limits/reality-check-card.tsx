import { Card } from "@/components/ui/card";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** The setting of the reality check. `timer`: its interval in minutes, null where it is off. */
export function RealityCheckCard({ timer }: { timer: number | null }) {
  const t = useTranslations("safety.limits");
  return (
    <Card title={t("realityCheck.title")}>
      <div className="grid gap-1">
        <p className="font-semibold">
          {timer === null ? t("realityCheck.off") : t("realityCheck.every", { minutes: timer })}
        </p>
        <p className="text-muted text-sm">{t("realityCheck.later")}</p>
      </div>
    </Card>
  );
}
