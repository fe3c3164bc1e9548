import { Card } from "@/components/ui/card";
import { EditableCard } from "@/components/ui/editable-card";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type Choices, isFixed, requiredTimer } from "@/lib/safety/reality-check/choices";
import { RealityCheckForm, realityCheckDraft } from "./reality-check-form";

interface RealityCheckCardProps {
  /** The interval in minutes as the platform keeps it, null where the reality check is off. */
  timer: number | null;
  /** By the law of the market, of the account's place and of the stay. */
  choices: Choices;
  /** May the player change it? */
  canChange: boolean;
}

/**
 * The setting of the reality check, and what changes it where the market's rules leave a choice. An interval that the law asks for in
 * place of the one that is kept is what this browser counts, and shown: that of a stay is never sent to the platform.
 */
export function RealityCheckCard({ timer: kept, choices, canChange }: RealityCheckCardProps) {
  const t = useTranslations("safety.limits");
  const timer = requiredTimer(choices, kept) ?? kept;
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
