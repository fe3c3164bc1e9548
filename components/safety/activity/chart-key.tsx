import { useTranslations } from "@/lib/market/messages/use-translations";

/** Which bar is which, told by their filling and not by a colour. */
export function ChartKey() {
  const t = useTranslations("safety.activity");
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
      <span className="inline-flex items-center gap-2">
        <svg aria-hidden="true" viewBox="0 0 14 14" className="size-3.5 fill-text">
          <rect width="14" height="14" rx="2" />
        </svg>
        {t("in")}
      </span>
      <span className="inline-flex items-center gap-2">
        <svg aria-hidden="true" viewBox="0 0 14 14" className="size-3.5 fill-none stroke-muted">
          <rect x=".5" y=".5" width="13" height="13" rx="2" />
          <path d="M1 9 9 1M3 13 13 3" strokeWidth="2.5" />
        </svg>
        {t("out")}
      </span>
    </p>
  );
}
