import { useTranslations } from "@/lib/market/messages/use-translations";

export interface InvalidField {
  control: HTMLElement;
  label: string;
}

/** Above a form with several wrong fields: how many, and the way to each. */
export function FormSummary({ fields }: { fields: readonly InvalidField[] }) {
  const t = useTranslations("site.form");
  return (
    <div role="alert" className="grid gap-2 rounded-md border border-danger p-4 text-sm">
      <p>{t("summary")}</p>
      <ul className="grid gap-1">
        {fields.map(({ control, label }) => (
          <li key={control.id || label}>
            <button
              type="button"
              className="min-h-6 text-start underline underline-offset-4"
              onClick={() => control.focus()}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
