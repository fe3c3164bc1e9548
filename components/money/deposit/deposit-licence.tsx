import { LawLines } from "@/components/site/law/law-lines";
import { useMarketRules } from "@/components/site/use-market-rules";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { countryName, marketPlaceName } from "@/lib/market/place-name";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** Whose rules hold for a deposit, why, and under which licence: of the market, and where the account is in another country, of that too. */
export function DepositLicence() {
  const t = useTranslations("money.deposit");
  const { rules } = useMarketRules();
  const player = useSession(playerIn);
  const market = marketPlaceName(pageLocale().market, pageTag());
  const country = player && countryName(player.countryCode, pageTag());
  return (
    <div className="grid gap-1 text-muted text-sm">
      <p>
        {t("rules.market", { market })} {country && country !== market ? t("rules.account", { country }) : null}
      </p>
      {rules ? <LawLines lines={rules.licenceLines} /> : null}
    </div>
  );
}
