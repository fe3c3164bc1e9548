import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { FailureLink } from "./failure-link";

/** Too many attempts: lies over the popup, which keeps what was typed for later. */
export function MaxAttemptsDialog(frame: DialogFrame) {
  const t = useTranslations("account");
  return (
    <Dialog {...frame} title={t("login.failures.notNow")} closeLabel={t("login.close")}>
      <p>{t("login.failures.maxAttempts")}</p>
      <p>
        <FailureLink page="supportChat" label={t("login.failures.contact")} />
      </p>
    </Dialog>
  );
}
