import { FrameNotice } from "@/components/site/frame/frame-notice";
import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** The loader; with an explanation when it is there for long, and with what can be done. */
export function LoadingNotice({ isLate = false, onReload }: { isLate?: boolean; onReload?: () => void }) {
  const t = useTranslations("play.gameLaunch");
  return (
    <FrameNotice
      title={t(isLate ? "late.title" : "opening")}
      text={isLate ? t("late.text") : null}
      action={
        isLate && onReload ? (
          <Button kind="secondary" onClick={onReload}>
            {t("reload")}
          </Button>
        ) : null
      }
    />
  );
}
