"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { termsQuery } from "@/lib/account/terms/queries";
import { isOutdated } from "@/lib/account/terms/versions";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery, usePublicQuery } from "@/lib/session/player/player-queries";
import { peekBonusCode } from "@/lib/session/sign-in/kept-bonus-code";
import { postLoginPath } from "@/lib/session/sign-in/post-login-path";
import { takeReturn } from "@/lib/session/sign-in/return-path";
import { AcceptForm } from "./accept-form";
import { TermsChanges } from "./terms-changes";

/**
 * The changes and the button to accept them. A player who has nothing to accept continues to where they wanted to be, else home; so
 * does one who has just accepted. A failed read stops nobody.
 */
export function AcceptTerms() {
  const t = useTranslations("account.terms");
  const router = useRouter();
  const locale = localeOfPath(usePathname());
  const profile = usePlayerQuery(profileQuery);
  const terms = usePublicQuery(termsQuery(locale.segment));
  const [newest] = terms.data?.versions ?? [];
  const accepted = profile.data?.termsAndConditionsAcceptedVersion;
  const isKnown = profile.isSuccess && terms.isSuccess;
  const isDone = isKnown && (profile.data === null || !isOutdated(accepted, newest?.version ?? null));

  const goOn = () => {
    const saved = takeReturn()?.path ?? null;
    router.replace(postLoginPath({ saved, given: null, locale, bonusCode: peekBonusCode() }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isDone) goOn();
  }, [isDone]);

  if (profile.isError || terms.isError)
    return (
      <div className="grid gap-4" role="alert">
        <p>{t("accept.unreadable")}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void Promise.all([profile.refetch(), terms.refetch()])}>{t("accept.retry")}</Button>
          <Button kind="secondary" onClick={goOn}>
            {t("accept.goOn")}
          </Button>
        </div>
      </div>
    );
  if (!newest || !isKnown || isDone)
    return (
      <p className="flex min-h-60 items-start gap-3 text-muted" role="status">
        <Spinner />
        {t("accept.reading")}
      </p>
    );
  const older = terms.data.versions.find(({ version }) => !isOutdated(accepted, version)) ?? null;
  return (
    <>
      <p className="text-pretty text-muted">{t("accept.intro", { version: newest.version })}</p>
      <TermsChanges locale={locale.segment} older={older} newest={newest} />
      <AcceptForm version={newest.version} />
    </>
  );
}
