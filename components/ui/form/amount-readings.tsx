import { useTranslations } from "@/lib/market/messages/use-translations";

interface AmountReadingsProps {
  /** The id of the field that they belong to. */
  field: string;
  /** In hundredths. */
  readings: readonly [number, number];
  write(amountMinor: number): string;
  onChoose(amountMinor: number): void;
}

/** Both readings of an amount that can be read in two ways, to choose from. */
export function AmountReadings({ field, readings, write, onChoose }: AmountReadingsProps) {
  const t = useTranslations("site.form");
  return (
    <fieldset aria-label={t("amount.meant")} className="flex flex-wrap gap-2">
      {readings.map((amountMinor) => (
        <button
          key={amountMinor}
          type="button"
          className="min-h-11 rounded-md border border-muted bg-raised px-4 font-semibold figures"
          onClick={() => {
            // The buttons go with the choice: the focus returns to the field.
            document.getElementById(field)?.focus();
            onChoose(amountMinor);
          }}
        >
          {write(amountMinor)}
        </button>
      ))}
    </fieldset>
  );
}
