import { getBrand } from "@/lib/site/config/brand";
import type { Locale } from "@/lib/site/market/locale";
import { getWords } from "@/lib/site/messages/words";
import { paths } from "@/lib/site/routes/paths";

export async function Footer({ locale }: { locale: Locale }) {
  const t = await getWords(locale, "site");
  const { name, logo } = getBrand();
  return (
    <footer className="site-footer">
      <div>
        <div>
          <span className="brand">
            <img src={logo} alt="" width={30} height={30} />
            {name}
          </span>
          <p>
            <span className="age-mark">{t("footer.age")}</span>
            <span>{t("footer.saferGambling")}</span>
          </p>
        </div>
        <a className="markets-link" href={paths.markets(locale)}>
          {t("menu.allMarkets")}
        </a>
      </div>
    </footer>
  );
}
