import { LinkButton } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/** Greets a new player, once. */
export function WelcomeDialog(frame: DialogFrame & { params: { firstName: string } }) {
  const t = useTranslations("signup");
  const { firstName } = frame.params;
  return (
    <Dialog
      {...frame}
      title={firstName === "" ? t("welcome.title") : t("welcome.titleNamed", { name: firstName })}
      closeLabel={t("close")}
    >
      <div className="grid gap-4">
        <p>{t("welcome.text")}</p>
        <p className="text-muted text-sm">{t("welcome.safety")}</p>
        <LinkButton href={paths.casino(localeOfPath(location.pathname))}>{t("welcome.action")}</LinkButton>
      </div>
    </Dialog>
  );
}
