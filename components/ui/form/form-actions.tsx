import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** The end of an account form. */
export function FormActions({ busy, label, onCancel }: { busy: boolean; label?: string; onCancel?: () => void }) {
  const t = useTranslations("site.form");
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy}>
        {label ?? t(busy ? "saving" : "save")}
      </Button>
      {onCancel ? (
        <Button kind="quiet" onClick={onCancel}>
          {t("cancel")}
        </Button>
      ) : null}
    </div>
  );
}
