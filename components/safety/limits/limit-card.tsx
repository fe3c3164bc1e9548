import { Card } from "@/components/ui/card";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Limit, LimitKind } from "@/lib/safety/limits/schema";
import { LimitRow } from "./limit-row";

/** The limits of a kind, a row for each period. */
export function LimitCard({ kind, limits }: { kind: LimitKind; limits: readonly Limit[] }) {
  const t = useTranslations("safety.limits");
  return (
    <Card
      title={t(`kinds.${kind}.title`)}
      action={<span className="text-muted text-sm">{t(`kinds.${kind}.counts`)}</span>}
    >
      <ul className="grid gap-3.5">
        {limits.map((limit) => (
          <li key={limit.period} className="grid gap-2 border-line border-t pt-3.5 first:border-t-0 first:pt-0">
            <LimitRow limit={limit} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
