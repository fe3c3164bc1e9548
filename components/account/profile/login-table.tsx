import type { ActivityLog } from "@/lib/account/profile/schema";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";
import { timeZones } from "@/lib/market/times/time-zones";

interface LoginTableProps {
  caption: string;
  logins: ActivityLog["loginHistory"];
}

/** Logins with their times in the zone of the market, the last one marked. */
export function LoginTable({ caption, logins }: LoginTableProps) {
  const t = useTranslations("player");
  const tag = pageTag();
  const timeZone = timeZones[pageLocale().market];
  const countries = new Intl.DisplayNames(tag, { type: "region", fallback: "code" });
  return (
    <table className="w-full text-start text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className="pb-2 text-start font-normal">
            {t("activity.date")}
          </th>
          <th scope="col" className="pb-2 text-end font-normal">
            {t("activity.country")}
          </th>
        </tr>
      </thead>
      <tbody>
        {logins.map(({ loginDate, loginIp, loginCountry }, at) => (
          <tr key={`${loginDate} ${String(at)}`} className="border-line border-t align-top">
            <td className="py-2 pe-3">
              {at === 0 ? <b className="block">{t("activity.last")}</b> : null}
              <time dateTime={loginDate} className="figures">
                {written(loginDate, tag, timeZone)}
              </time>
              <span className="figures block wrap-anywhere text-muted">
                <span className="sr-only">{t("activity.address")} </span>
                {loginIp || "–"}
              </span>
            </td>
            <td className="py-2 text-end">
              {loginCountry && /^[A-Z]{2}$/.test(loginCountry) ? countries.of(loginCountry) : "–"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A time that cannot be read is shown as the platform wrote it. */
function written(loginDate: string, tag: string, timeZone: string): string {
  const instant = new Date(loginDate);
  return Number.isNaN(instant.getTime()) ? loginDate : formatTime(instant, tag, timeZone);
}
