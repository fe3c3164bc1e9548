import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** The loader; with an explanation when it is there for long, and with what can be done. */
export function LoadingNotice({ isLate = false, onReload }: { isLate?: boolean; onReload?: () => void }) {
  const t = useTranslations("play");
  return (
    <div className="grid justify-items-center gap-3 text-balance px-5 text-center">
      <p className="flex min-h-11 items-center justify-center gap-3 font-semibold">
        <Spinner look="large" />
        {t(isLate ? "game.late.title" : "game.opening")}
      </p>
      {isLate ? <p className="text-muted text-sm">{t("game.late.text")}</p> : null}
      {isLate && onReload ? (
        <Button kind="secondary" onClick={onReload}>
          {t("game.reload")}
        </Button>
      ) : null}
    </div>
  );
}
