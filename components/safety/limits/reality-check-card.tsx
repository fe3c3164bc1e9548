import { Card } from "@/components/ui/card";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** The setting of the reality check. `timer`: its interval in minutes, null where it is off. */
export function RealityCheckCard({ timer }: { timer: number | null }) {
  const t = useTranslations("safety");
  return (
    <Card title={t("limits.realityCheck.title")}>
      <div className="grid gap-1">
        <p className="font-semibold">
          {timer === null ? t("limits.realityCheck.off") : t("limits.realityCheck.every", { minutes: timer })}
        </p>
        <p className="text-muted text-sm">{t("limits.realityCheck.later")}</p>
      </div>
    </Card>
  );
}
