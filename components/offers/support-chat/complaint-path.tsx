import { listItem, lists, outsideLink, textLink } from "@/components/site/content/text-styles";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { MarketPolicy } from "@/lib/market/policy/fields";
import { paths } from "@/lib/routing/paths";

interface ComplaintPathProps {
  locale: Locale;
  /** Within how many days a complaint is decided. */
  days: number;
  /** Who looks at it afterwards. */
  disputeLines: MarketPolicy["disputeLines"];
  /** The market's authority. */
  licenceLines: MarketPolicy["licenceLines"];
  /** Does the foot of every page name it, with its register? */
  isAuthorityNamed: boolean;
}

/** What becomes of a complaint: its reference, its time limit, what to send with it, and who can look at it afterwards. */
export async function ComplaintPath({
  locale,
  days,
  disputeLines,
  licenceLines,
  isAuthorityNamed,
}: ComplaintPathProps) {
  const t = await getTranslations(locale, "offers.contact");
  return (
    <section className="grid gap-3" aria-labelledby="complaint">
      <h2 id="complaint" className="text-xl">
        {t("complaint")}
      </h2>
      <ol className={lists.ol}>
        <li className={listItem}>{t("step1")}</li>
        <li className={listItem}>{t("step2")}</li>
        <li className={listItem}>{t("step3", { days })}</li>
      </ol>
      <h3 className="text-lg">{t("attach")}</h3>
      <ul className={lists.ul}>
        <li className={listItem}>
          <a className={textLink} href={paths.playerPage(locale, "transactions")}>
            {t("attachReference")}
          </a>
        </li>
        <li className={listItem}>{t("attachTime")}</li>
        <li className={listItem}>{t("attachPicture")}</li>
        <li className={listItem}>{t("attachNever")}</li>
      </ul>
      <h3 className="text-lg">{t("disputes")}</h3>
      {disputeLines.length > 0 ? <p>{t("disputesNamed", { days })}</p> : null}
      <Lines lines={disputeLines} />
      <p>{t("disputesText")}</p>
      {isAuthorityNamed ? <p>{t("authority")}</p> : null}
      <Lines lines={licenceLines} />
    </section>
  );
}

function Lines({ lines }: { lines: MarketPolicy["licenceLines"] }) {
  return lines.map(({ text, href, language }) => (
    <p key={text} lang={language}>
      {href ? (
        <a className={outsideLink} href={href} rel="noopener">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  ));
}
