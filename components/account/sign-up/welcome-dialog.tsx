import { LinkButton } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/** Greets a new player, once; whose sign-up was left before its end is told so. */
export function WelcomeDialog(frame: DialogFrame & { params: { firstName: string; isFinished: boolean } }) {
  const t = useTranslations("signup");
  const { firstName, isFinished } = frame.params;
  const locale = localeOfPath(location.pathname);
  if (!isFinished)
    return (
      <Dialog {...frame} title={t("welcome.unfinished")} closeLabel={t("close")}>
        <div className="grid gap-4">
          <p>{t("welcome.unfinishedText")}</p>
          <LinkButton href={paths.help(locale)}>{t("welcome.unfinishedAction")}</LinkButton>
        </div>
      </Dialog>
    );
  return (
    <Dialog
      {...frame}
      title={firstName === "" ? t("welcome.title") : t("welcome.titleNamed", { name: firstName })}
      closeLabel={t("close")}
    >
      <div className="grid gap-4">
        <p>{t("welcome.text")}</p>
        <p className="text-muted text-sm">{t("welcome.safety")}</p>
        <LinkButton href={paths.casino(locale)}>{t("welcome.action")}</LinkButton>
      </div>
    </Dialog>
  );
}
