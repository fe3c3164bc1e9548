import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { calendarTag } from "@/lib/core/time/calendar-tag";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { nameOrder } from "@/lib/market/name-order";
import { accessDetailsQuery } from "@/lib/session/permissions/queries";
import type { Profile } from "@/lib/session/permissions/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** The registration data that only support can change. */
export function AccountFacts({ profile }: { profile: Profile }) {
  const t = useTranslations("account.profile");
  const player = useSession(playerIn);
  const status = usePlayerQuery(accessDetailsQuery).data?.accountStatus;
  const tag = pageTag();
  const { countryCode, currencyCode, dateOfBirth } = profile;
  const facts = {
    name: nameOrder(pageLocale().language)
      .map((part) => profile[part])
      .filter(Boolean)
      .join(" "),
    email: profile.email ?? player?.email,
    playerId: profile.playerId,
    birthDate: dateOfBirth && formatDay(new Date(`${dateOfBirth}T00:00:00Z`), tag),
    country: new Intl.DisplayNames(tag, { type: "region", fallback: "code" }).of(countryCode),
    currency: currencyCode,
    since: player?.registrationDate && formatDay(new Date(player.registrationDate), tag),
    status: status && t(`statuses.${status}`),
  };
  const names = ["name", "email", "playerId", "birthDate", "country", "currency", "since", "status"] as const;
  return (
    <Card title={t("facts.title")}>
      <DescriptionList
        look="stacked"
        facts={names.map((name) => ({
          name: t(`facts.${name}`),
          value: facts[name] || (name === "status" ? "–" : t("facts.none")),
        }))}
      />
    </Card>
  );
}

/** A day is the same everywhere. One that cannot be read is not shown. */
function formatDay(day: Date, tag: string): string {
  if (Number.isNaN(day.getTime())) return "";
  return new Intl.DateTimeFormat(calendarTag(tag), { dateStyle: "long", timeZone: "UTC" }).format(day);
}
