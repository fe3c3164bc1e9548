import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type HistoryFilter, periods } from "@/lib/money/transactions/filter";
import { usePeriodText } from "./use-period-text";

interface HistoryEmptyProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** Nothing moved in the window: the longer ones are one press away. */
export function HistoryEmpty({ filter, onChange }: HistoryEmptyProps) {
  const t = useTranslations("money.history");
  const periodText = usePeriodText();
  const { hour, category, status } = filter;
  const longer = periods.filter((hours) => hour !== null && hours > hour);
  const isNarrowed = category !== null || status !== null;
  return (
    <div className="grid gap-3 px-4 pb-5 md:px-5">
      <p className="text-muted">{t(isNarrowed ? "empty.narrowed" : "empty.text")}</p>
      {longer.length > 0 ? (
        <>
          <p>{t("empty.longer")}</p>
          <div className="flex flex-wrap gap-2">
            {longer.map((hours) => (
              <Button key={hours} kind="secondary" onClick={() => onChange({ ...filter, hour: hours })}>
                {periodText(hours)}
              </Button>
            ))}
          </div>
        </>
      ) : null}
      {isNarrowed ? (
        <div>
          <Button kind="quiet" onClick={() => onChange({ ...filter, category: null, status: null })}>
            {t("empty.everything")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
