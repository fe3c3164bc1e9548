import { QueryState } from "@/components/ui/query-state";
import { StateBlock } from "@/components/ui/state-block";
import type { Language } from "@/lib/market/languages";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { provincesOf } from "@/lib/market/provinces";
import { profileQuery } from "@/lib/session/permissions/queries";
import type { Profile } from "@/lib/session/permissions/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { PlayerPageSkeleton } from "../../site/player-page/player-page-loader";
import { AccountFacts } from "./account-facts";
import { AddressCard } from "./address-card";
import { CloseCard } from "./close-card";
import { LanguageCard } from "./language-card";
import { LatestLogins } from "./latest-logins";
import { MarketingCard } from "./marketing-card";
import { PasswordCard } from "./password-card";
import { PhoneCard } from "./phone-card";
import { ProvinceCard } from "./province-card";
import { UnfinishedNotice } from "./unfinished-notice";

/** The account page: what we know of the player, each part with its own way to change it. */
export function AccountView({ languages }: { languages: readonly Language[] }) {
  const t = useTranslations("account.profile");
  const query = usePlayerQuery(profileQuery);
  const profile = query.data;
  // The password, the choice of news and the logins do not wait for a profile.
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-5">
        <UnfinishedNotice />
        <QueryState query={query} loading={<PlayerPageSkeleton label={t("facts.title")} />}>
          {(known) =>
            known ? (
              <ProfileCards profile={known} languages={languages} />
            ) : (
              <StateBlock state="empty" title={t("facts.emptyTitle")}>
                {t("facts.empty")}
              </StateBlock>
            )
          }
        </QueryState>
        <PasswordCard email={profile?.email ?? ""} names={[profile?.firstName ?? "", profile?.lastName ?? ""]} />
        <MarketingCard />
      </div>
      <div className="grid gap-5">
        <LatestLogins />
        <CloseCard />
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
