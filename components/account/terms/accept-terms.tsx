"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { combineQueries } from "@/components/ui/combine-queries";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
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
  const query = combineQueries({
    profile: usePlayerQuery(profileQuery),
    terms: usePublicQuery(termsQuery(locale.segment)),
  });
  const known = query.data;
  const [newest] = known?.terms.versions ?? [];
  const accepted = known?.profile?.termsAndConditionsAcceptedVersion;
  const isDone = known !== undefined && (known.profile === null || !isOutdated(accepted, newest?.version ?? null));

  const goOn = () => {
    const saved = takeReturn()?.path ?? null;
    router.replace(postLoginPath({ saved, given: null, locale, bonusCode: peekBonusCode() }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isDone) goOn();
  }, [isDone]);

  const loading = <Skeleton size="h-60 rounded-lg" label={t("accept.reading")} />;
  const carryOn = (
    <Button kind="secondary" onClick={goOn}>
      {t("accept.goOn")}
    </Button>
  );
  return (
    <QueryState query={query} loading={loading} failure={{ text: t("accept.unreadable"), action: carryOn }}>
      {({ terms }) =>
        !newest || isDone ? (
          loading
        ) : (
          <>
            <p className="text-pretty text-muted">{t("accept.intro", { version: newest.version })}</p>
            <TermsChanges
              locale={locale.segment}
              older={terms.versions.find(({ version }) => !isOutdated(accepted, version)) ?? null}
              newest={newest}
            />
            <AcceptForm version={newest.version} />
          </>
        )
      }
    </QueryState>
  );
}
