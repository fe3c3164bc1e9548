import { Button } from "@/components/ui/button";
import { linkStyle } from "@/components/ui/control-styles";
import { dispatchSignUp, setPassword, signUpState } from "@/lib/account/sign-up/store";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { openLogin } from "./open-login";

/** Where a sign-up ends: the person has an account already, the country is blocked, or the reason is unknown. */
export function EndedStep({ step, onClose }: { step: "Duplicated" | "Unsupported"; onClose: () => void }) {
  const t = useTranslations("account.signUp");
  const locale = localeOfPath(location.pathname);
  const isDuplicate = step === "Duplicated";
  const { intent, progress } = signUpState();
  const email = intent?.email ?? "";
  return (
    <div className="grid gap-4">
      <p role="alert">{t(`steps.${progress.isUnreached ? "Unreached" : step}.text`)}</p>
      <div className="grid gap-3">
        {isDuplicate ? <Button onClick={() => openLogin(email, onClose)}>{t("logIn")}</Button> : null}
        <Button
          kind={isDuplicate ? "secondary" : "primary"}
          onClick={() => {
            setPassword(null);
            dispatchSignUp({ type: "back" });
          }}
        >
          {t("backToDetails")}
        </Button>
      </div>
      {isDuplicate ? (
        <a className={linkStyle.alone} href={paths.resetPassword(locale)}>
          {t("forgotten")}
        </a>
      ) : null}
    </div>
  );
}
