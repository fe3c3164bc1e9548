import { Table } from "@/components/ui/table";
import type { Column } from "@/components/ui/table/columns";
import type { ActivityLog } from "@/lib/account/profile/schema";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";
import { timeZones } from "@/lib/market/times/time-zones";

type Login = ActivityLog["loginHistory"][number];

/** Logins with their times in the zone of the market, the last one marked. */
export function LoginTable({ logins }: { logins: ActivityLog["loginHistory"] }) {
  const t = useTranslations("account.profile");
  const tag = pageTag();
  const timeZone = timeZones[pageLocale().market];
  const countries = new Intl.DisplayNames(tag, { type: "region", fallback: "code" });
  const columns: Column<Login>[] = [
    {
      id: "date",
      header: t("activity.date"),
      cell: (login) => (
        <>
          {login === logins[0] ? <b className="block">{t("activity.last")}</b> : null}
          <time dateTime={login.loginDate} className="font-normal figures">
            {written(login.loginDate, tag, timeZone)}
          </time>
        </>
      ),
      inList: "title",
    },
    {
      id: "address",
      header: t("activity.address"),
      cell: ({ loginIp }) => <span className="figures">{loginIp || "–"}</span>,
      inList: "note",
    },
    {
      id: "country",
      header: t("activity.country"),
      cell: ({ loginCountry }) => (loginCountry && /^[A-Z]{2}$/.test(loginCountry) ? countries.of(loginCountry) : "–"),
      isAtEnd: true,
      inList: "value",
    },
  ];
  return (
    // As wide as its card.
    <div className="-mx-4 md:-mx-5">
      <Table
        isNarrow
        caption={t("activity.title")}
        columns={columns}
        groups={[{ id: "all", rows: logins }]}
        idOf={(login) => `${login.loginDate} ${String(logins.indexOf(login))}`}
      />
    </div>
  );
}

/** A time that cannot be read is shown as the platform wrote it. */
function written(loginDate: string, tag: string, timeZone: string): string {
  const instant = new Date(loginDate);
  return Number.isNaN(instant.getTime()) ? loginDate : formatTime(instant, tag, timeZone);
}
