"use client";

import { combineQueries } from "@/components/ui/combine-queries";
import { QueryFailure } from "@/components/ui/query-failure";
import { QueryState } from "@/components/ui/query-state";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { ByPlace } from "@/lib/market/policy/by-place";
import { strictestAt } from "@/lib/market/policy/by-place";
import { duty } from "@/lib/market/policy/strictness";
import { kycLevel } from "@/lib/safety/verification/kyc-level";
import { isAgeUnasked, isNotNeeded, sectionsOf } from "@/lib/safety/verification/needed";
import { accountQuery, documentsQuery } from "@/lib/safety/verification/queries";
import type { PlayerDocument } from "@/lib/safety/verification/schema";
import { isWealthRequired, withRequiredWealth } from "@/lib/safety/verification/wealth";
import { detectedPlaces } from "@/lib/session/client-context/detected-place";
import type { Profile } from "@/lib/session/permissions/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { AgeNotice } from "./age-notice";
import { DocumentCard } from "./document-card";
import { Passport } from "./passport";
import { VerificationSkeleton } from "./verification-skeleton";

interface VerificationViewProps {
  /** May a market's players be asked where their money comes from? */
  wealth: ByPlace<boolean>;
  /** Does its law want an age verified before a deposit? */
  beforeDeposit: ByPlace<boolean>;
}

/**
 * What a player is asked to prove. Documents and account are read side by side, and nothing is shown before both are there: what could
 * not be read must look neither verified nor unasked.
 */
export function VerificationView(rules: VerificationViewProps) {
  const query = combineQueries({
    documents: usePlayerQuery(documentsQuery),
    profile: usePlayerQuery(accountQuery),
  });
  return (
    <QueryState query={query} loading={<VerificationSkeleton />}>
      {({ documents, profile }) =>
        // Without an account there is no level, which is not "nothing to verify".
        profile ? (
          <Verification {...rules} documents={documents} profile={profile} />
        ) : (
          <QueryFailure busy={query.isFetching} onRetry={() => void query.refetch()} />
        )
      }
    </QueryState>
  );
}

interface VerificationProps extends VerificationViewProps {
  documents: readonly PlayerDocument[];
  profile: Profile;
}

function Verification({ documents, profile, wealth, beforeDeposit }: VerificationProps) {
  const t = useTranslations("safety.verification");
  const { countryCode, provinceCode, requestDocumentTypeStatus, kycStatus } = profile;
  const places = [{ country: countryCode, province: provinceCode ?? null }];
  const isAskedHere = strictestAt(duty, wealth, places);
  const wanted = withRequiredWealth(documents, isWealthRequired(isAskedHere, requestDocumentTypeStatus));
  const level = kycLevel(kycStatus);
  const isAgeDuty = strictestAt(duty, beforeDeposit, [...places, ...detectedPlaces()]);
  const isAgeOpen = isAgeUnasked(isAgeDuty, kycStatus, wanted);
  const isNone = isNotNeeded(level, wanted);
  return (
    <div className="grid gap-5">
      {isAgeOpen ? <AgeNotice /> : null}
      {isNone && !isAgeOpen ? (
        <StateBlock state="empty" title={t("nothing.title")}>
          {t("nothing.text")}
        </StateBlock>
      ) : null}
      {level === "NOT_REQUIRED" ? null : <Passport documents={wanted} level={level} />}
      {isNone ? null : (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          {sectionsOf(wanted).map((document) => (
            <DocumentCard key={document.kind + document.id} document={document} />
          ))}
        </div>
      )}
    </div>
  );
}
