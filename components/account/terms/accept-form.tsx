import { usePathname } from "next/navigation";
import { SignOutButton } from "@/components/account/login/sign-out-button";
import { Button } from "@/components/ui/button";
import { SlowNotice } from "@/components/ui/form/slow-notice";
import { acceptTermsMutation } from "@/lib/account/terms/queries";
import { submitFailure } from "@/lib/core/form/form-refusal";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { report } from "@/lib/site/browser-reports/report";
import { useToasts } from "@/lib/site/toasts/store";

/** Nothing was saved: of an error of the platform's own that is not known. */
const isRefusal = (error: unknown) => submitFailure(error, { drawn: [] }).kind === "refused";

/** Accepts a version of the terms, or logs out. */
export function AcceptForm({ version }: { version: string }) {
  const t = useTranslations("account.terms");
  const tSession = useTranslations("site.session");
  const home = paths.home(localeOfPath(usePathname()));
  const { mutate, isPending, error } = usePlayerMutation(acceptTermsMutation);
  const accept = () =>
    mutate(version, {
      onSuccess: () => useToasts.getState().show("success", t("accept.done", { version })),
      onError: report,
    });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button busy={isPending} onClick={accept}>
          {isPending ? t("accept.busy") : t("accept.accept", { version })}
        </Button>
        <SignOutButton label={tSession("logOut")} busyLabel={tSession("loggingOut")} home={home} />
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {error && !isPending ? t(isRefusal(error) ? "accept.failed" : "accept.unsure") : null}
      </p>
      <SlowNotice isBusy={isPending} text={t("accept.slow")} />
    </div>
  );
}
