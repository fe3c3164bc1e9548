import { StateBlock } from "@/components/ui/state-block";
import type { Language } from "@/lib/market/languages";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { provincesOf } from "@/lib/market/provinces";
import { profileQuery } from "@/lib/session/permissions/queries";
import type { Profile } from "@/lib/session/permissions/schema";
import { usePlayerQuery } from "@/lib/session/player-queries";
import { AccountFacts } from "./account-facts";
import { AccountLoader } from "./account-loader";
import { AddressCard } from "./address-card";
import { LanguageCard } from "./language-card";
import { LatestLogins } from "./latest-logins";
import { MarketingCard } from "./marketing-card";
import { PasswordCard } from "./password-card";
import { PhoneCard } from "./phone-card";
import { ProvinceCard } from "./province-card";
import { ReadFailure } from "./read-failure";
import { UnfinishedNotice } from "./unfinished-notice";

/** The account page: what we know of the player, each part with its own way to change it. */
export function AccountView({ languages }: { languages: readonly Language[] }) {
  const t = useTranslations("player");
  const { data: profile, isError, isFetching, refetch } = usePlayerQuery(profileQuery);
  // The password, the choice of news and the logins do not wait for a profile.
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-5">
        <UnfinishedNotice />
        {profile ? (
          <ProfileCards profile={profile} languages={languages} />
        ) : profile === null ? (
          <StateBlock state="empty" title={t("facts.emptyTitle")}>
            {t("facts.empty")}
          </StateBlock>
        ) : isError ? (
          <ReadFailure busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <AccountLoader label={t("facts.title")} />
        )}
        <PasswordCard email={profile?.email ?? ""} names={[profile?.firstName ?? "", profile?.lastName ?? ""]} />
      </div>
      <div className="grid gap-5">
        <MarketingCard />
        <LatestLogins />
      </div>
    </div>
  );
}

function ProfileCards({ profile, languages }: { profile: Profile; languages: readonly Language[] }) {
  return (
    <>
      <AccountFacts profile={profile} />
      <AddressCard profile={profile} />
      <PhoneCard profile={profile} />
      {provincesOf(profile.countryCode).length > 0 ? <ProvinceCard profile={profile} /> : null}
      <LanguageCard profile={profile} languages={languages} />
    </>
  );
}
