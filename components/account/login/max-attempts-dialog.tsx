import { retryTime } from "@/components/account/one-time-code/code-blocked";
import { FailureLink } from "@/components/account/one-time-code/failure-link";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import type { maxAttemptsDialog } from "@/lib/account/dialogs";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { DialogParams } from "@/lib/site/dialogs/handle";

/** Too many attempts: lies over the popup, which keeps what was typed for later. */
export function MaxAttemptsDialog({
  params,
  ...frame
}: DialogFrame & { params: DialogParams<typeof maxAttemptsDialog> }) {
  const t = useTranslations("account.login");
  const tOneTimeCode = useTranslations("account.oneTimeCode");
  const tActions = useTranslations("site.actions");
  const untilMs = params?.untilMs ?? null;
  return (
    <Dialog {...frame} title={t("failures.notNow")} closeLabel={tActions("close")}>
      <div className="grid gap-3">
        <p>{t("failures.maxAttempts")}</p>
        {untilMs === null ? null : <p>{retryTime(untilMs, tOneTimeCode)}</p>}
        <FailureLink page="supportChat" label={t("failures.contact")} />
      </div>
    </Dialog>
  );
}
