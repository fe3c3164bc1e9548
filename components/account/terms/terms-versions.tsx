import { listItem, lists, textLink } from "@/components/site/content/text-styles";
import { fileFor, type TermsVersions as Versions } from "@/lib/account/terms/schema";
import { assetFileUrl } from "@/lib/content/image";
import { contentTag, isOwnLanguage, type Locale, resolveLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";

/** Every version of the terms, the newest first: the older ones stay readable (ruling 19). */
export async function TermsVersions({ locale, versions }: { locale: Locale; versions: Versions }) {
  const t = await getTranslations(locale, "account.terms");
  const listed = versions.flatMap((each) => {
    const file = fileFor(each, locale);
    return file ? [{ version: each.version, ...file }] : [];
  });
  if (listed.length === 0) return null;
  return (
    <nav className="mb-7" aria-label={t("versions")} lang={resolveLocale(locale).tag}>
      <ul className={lists.ul}>
        {listed.map(({ version, language, asset }) => (
          <li key={version} className={listItem}>
            <a
              className={textLink}
              href={assetFileUrl(asset)}
              hrefLang={contentTag(language)}
              lang={isOwnLanguage(locale, language) ? undefined : contentTag(language)}
            >
              {t("version", { version })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
