import { Card } from "@/components/ui/card";
import { EditableCard } from "@/components/ui/editable-card";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type Choices, isFixed } from "@/lib/safety/reality-check/choices";
import { RealityCheckForm, realityCheckDraft } from "./reality-check-form";

interface RealityCheckCardProps {
  /** The interval in minutes, null where the reality check is off. */
  timer: number | null;
  choices: Choices;
  /** May the player change it? */
  canChange: boolean;
}

/** The setting of the reality check, and what changes it where the market's rules leave a choice. */
export function RealityCheckCard({ timer, choices, canChange }: RealityCheckCardProps) {
  const t = useTranslations("safety.limits");
  const fixed = isFixed(choices, timer);
  const value = (
    <div className="grid gap-1">
      <p className="font-semibold">
        {timer === null ? t("realityCheck.off") : t("realityCheck.every", { minutes: timer })}
      </p>
      <p className="text-muted text-sm">{t("realityCheck.text")}</p>
      {choices.mayBeOff ? null : (
        <p className="text-muted text-sm">{t(fixed ? "realityCheck.fixed" : "realityCheck.always")}</p>
      )}
    </div>
  );
  if (fixed || !canChange) return <Card title={t("realityCheck.title")}>{value}</Card>;
  return (
    <EditableCard title={t("realityCheck.title")} value={value} draft={realityCheckDraft}>
      {(onDone) => <RealityCheckForm timer={timer} choices={choices} onDone={onDone} />}
    </EditableCard>
  );
}
