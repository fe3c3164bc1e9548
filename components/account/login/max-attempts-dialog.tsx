import { Dialog } from "@/components/ui/dialog";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { FailureLink } from "./failure-link";

/** Too many attempts: lies over the popup, which keeps what was typed for later. */
export function MaxAttemptsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("account");
  return (
    <Dialog title={t("login.failures.notNow")} closeLabel={t("login.close")} onClose={onClose}>
      <p>{t("login.failures.maxAttempts")}</p>
      <p>
        <FailureLink page="supportChat" label={t("login.failures.contact")} />
      </p>
    </Dialog>
  );
}
