import { Card } from "@/components/ui/card";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { LimitChange } from "@/lib/safety/limits/change";
import type { Limit, LimitKind } from "@/lib/safety/limits/schema";
import { LimitRow } from "./limit-row";

interface LimitCardProps {
  kind: LimitKind;
  limits: readonly Limit[];
  /** May the player change them? */
  canChange: boolean;
  /** How long a raise waits, in hours; null where only the platform knows. */
  raiseDelay: number | null;
  /** Changes whose outcome is not known yet. */
  openChanges: readonly LimitChange[];
  /** What the player should know of how they count. */
  note?: string;
}

/** The limits of a kind, a row for each period. */
export function LimitCard({ kind, limits, openChanges, note, ...rest }: LimitCardProps) {
  const t = useTranslations("safety.limits");
  return (
    <Card
      title={t(`kinds.${kind}.title`)}
      action={<span className="text-muted text-sm">{t(`kinds.${kind}.counts`)}</span>}
    >
      {note ? <p className="text-pretty text-muted text-sm">{note}</p> : null}
      <ul className="grid gap-3.5">
        {limits.map((limit) => (
          <li key={limit.period} className="border-line border-t pt-3.5 first:border-t-0 first:pt-0">
            <LimitRow
              {...rest}
              kind={kind}
              limit={limit}
              limits={limits}
              openChange={openChanges.find((change) => change.kind === kind && change.period === limit.period) ?? null}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
